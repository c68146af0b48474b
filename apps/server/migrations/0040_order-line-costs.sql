ALTER TABLE "order_lines" ADD COLUMN "cost_paise" integer;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "cost_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "costed_taxable_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "costed_tax_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_allotments" ADD COLUMN "cost_paise" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cost" CHECK (cost_paise >= 0);--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_costed" CHECK (costed_taxable_paise + costed_tax_paise <= sales_paise - returned_paise);--> statement-breakpoint
ALTER TABLE "batch_allotments" ADD CONSTRAINT "batch_allotments_cost" CHECK (cost_paise >= 0);