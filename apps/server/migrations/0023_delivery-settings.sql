CREATE TABLE "delivery_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"cut_off" time NOT NULL,
	"holidays" date[] NOT NULL,
	"express_offered" boolean NOT NULL,
	"express_from" time NOT NULL,
	"express_until" time NOT NULL,
	"express_paise" integer NOT NULL,
	"small_cart_paise" integer NOT NULL,
	"free_delivery_above_paise" integer NOT NULL,
	"cod_limit_paise" integer,
	"drawer_tips" integer[] NOT NULL,
	"checkout_tips" integer[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_settings_one_row" CHECK (id),
	CONSTRAINT "delivery_settings_express" CHECK (express_until > express_from and express_paise >= 0),
	CONSTRAINT "delivery_settings_charges" CHECK (small_cart_paise >= 0 and free_delivery_above_paise >= 0),
	CONSTRAINT "delivery_settings_cod_limit" CHECK (cod_limit_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_windows" (
	"starts_at" time PRIMARY KEY NOT NULL,
	"ends_at" time NOT NULL,
	"capacity" integer,
	CONSTRAINT "delivery_windows_times" CHECK (ends_at > starts_at),
	CONSTRAINT "delivery_windows_capacity" CHECK (capacity > 0)
);
