CREATE TABLE "product_months" (
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"packs" integer DEFAULT 0 NOT NULL,
	"sales_paise" bigint DEFAULT 0 NOT NULL,
	"returned_packs" integer DEFAULT 0 NOT NULL,
	"returned_paise" bigint DEFAULT 0 NOT NULL,
	"cost_paise" bigint DEFAULT 0 NOT NULL,
	"costed_taxable_paise" bigint DEFAULT 0 NOT NULL,
	"costed_tax_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_months_month_product_id_pk" PRIMARY KEY("month","product_id")
);
--> statement-breakpoint
CREATE TABLE "report_months" (
	"month" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_days" ADD COLUMN "cost_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_days" ADD COLUMN "costed_taxable_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_days" ADD COLUMN "costed_tax_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_months" ADD CONSTRAINT "product_months_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_months_of_product" ON "product_months" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_with_category" ON "products" USING btree ("id","category_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_cash_by_delivery" ON "orders" USING btree ("delivered_at") WHERE payment_type = 'cod' and delivered_at is not null;--> statement-breakpoint
-- Months are summed up by the job; days that are not summed up again need their costs now.
UPDATE "report_days" SET "cost_paise" = sums.cost, "costed_taxable_paise" = sums.taxable, "costed_tax_paise" = sums.tax
FROM (SELECT "date", sum("cost_paise") AS cost, sum("costed_taxable_paise") AS taxable, sum("costed_tax_paise") AS tax
  FROM "product_days" GROUP BY "date") AS sums
WHERE sums."date" = "report_days"."date";
