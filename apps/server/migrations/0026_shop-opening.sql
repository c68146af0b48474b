CREATE TABLE "shop_opening" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"opened_at" timestamp with time zone,
	"mail_tested_at" timestamp with time zone,
	"payment_tested_at" timestamp with time zone,
	CONSTRAINT "shop_opening_one_row" CHECK (id)
);

--> statement-breakpoint
-- Shops with products are open already. Until now a shop without saved facts used these.
INSERT INTO "shop_opening" ("opened_at") SELECT now() WHERE EXISTS (SELECT 1 FROM "products");
--> statement-breakpoint
INSERT INTO "shop_facts" ("key", "value") SELECT fact.* FROM (VALUES
	('name', 'Subah'),
	('legalName', 'Subah Home Delivery Private Limited'),
	('address', '12 Industrial Area Road, Mandideep, Raisen, Madhya Pradesh 462046'),
	('phone', '0755 400 1100'),
	('email', 'hello@subah.example'),
	('gstin', '23AABCS1234F1ZZ'),
	('fssai', '11426000000123'),
	('drugLicence', 'MP/20B/2026/1234, MP/21B/2026/1234')
) AS fact("key", "value") WHERE EXISTS (SELECT 1 FROM "products") ON CONFLICT DO NOTHING;
