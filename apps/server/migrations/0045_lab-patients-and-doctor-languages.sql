ALTER TABLE "products" ADD COLUMN "parameters" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fasting_hours" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hindi_preparation" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "fasting_hours" smallint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "more_patients" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_collected_with_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "patient_name" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "patient_age" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_fasting_hours" CHECK (fasting_hours between 0 and 24);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_patients" CHECK (jsonb_typeof(more_patients) = 'array' and jsonb_array_length(more_patients) < quantity);