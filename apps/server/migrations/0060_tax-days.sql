CREATE TABLE "tax_days" (
	"date" date NOT NULL,
	"state" text NOT NULL,
	"is_business" boolean NOT NULL,
	"is_large" boolean NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"packs" integer DEFAULT 0 NOT NULL,
	"taxable_paise" bigint DEFAULT 0 NOT NULL,
	"cgst_paise" bigint DEFAULT 0 NOT NULL,
	"sgst_paise" bigint DEFAULT 0 NOT NULL,
	"igst_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tax_days_date_state_is_business_is_large_hsn_gst_percent_pk" PRIMARY KEY("date","state","is_business","is_large","hsn","gst_percent")
);
--> statement-breakpoint
ALTER TABLE "report_days" ADD COLUMN "has_tax_sums" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_listed" ON "invoices" USING btree ("issued_at") WHERE figures ? 'buyer' or total_paise > 10000000;