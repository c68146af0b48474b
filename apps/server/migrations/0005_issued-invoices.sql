ALTER TABLE "credit_notes" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "total_paise" integer;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_round_pk" PRIMARY KEY("order_id","round");--> statement-breakpoint
CREATE INDEX "invoices_without_figures" ON "invoices" USING btree ("issued_at") WHERE number is not null and figures is null;
