ALTER TABLE "order_lines" ADD COLUMN "patient_sex" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_patient_sex" CHECK (patient_sex in ('male', 'female', 'other'));