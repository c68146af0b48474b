-- Drizzle cannot express extensions, text search configurations and storage parameters: those are added by hand.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- English stems without stop words: "tomatoes" finds "tomato", and the brand "All Out" stays searchable.
CREATE TEXT SEARCH DICTIONARY subah_stem (TEMPLATE = snowball, LANGUAGE = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION subah (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION subah ALTER MAPPING FOR asciiword, word WITH subah_stem;--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_message_once" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_one_each" UNIQUE("user_id","purpose"),
	CONSTRAINT "one_time_codes_purpose" CHECK (purpose in ('verify-email', 'reset-password'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"grace_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_tokens_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text NOT NULL,
	"verified_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"referral_code" text DEFAULT upper(substr(md5(gen_random_uuid()::text), 1, 8)) NOT NULL,
	"referred_by" uuid,
	"date_of_birth" date,
	"gender" text,
	"nationality" text,
	"photo" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_mobile_once" UNIQUE("mobile"),
	CONSTRAINT "users_email_once" UNIQUE("email"),
	CONSTRAINT "users_referral_code_once" UNIQUE("referral_code"),
	CONSTRAINT "users_role" CHECK (role in ('customer', 'doctor', 'admin')),
	CONSTRAINT "users_gender" CHECK (gender in ('male', 'female', 'other')),
	CONSTRAINT "users_mobile" CHECK (mobile ~ '^[6-9][0-9]{9}$' or deleted_at is not null),
	CONSTRAINT "users_referral_code" CHECK (referral_code ~ '^[A-Z0-9]{8}$'),
	CONSTRAINT "users_not_referred_by_self" CHECK (referred_by <> id),
	CONSTRAINT "users_email" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise_at_add" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_one_per_product" UNIQUE("cart_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK (quantity between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"coupon_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"attempt_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_each" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"catalog" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"address" text,
	"rating" numeric(2, 1),
	"rank" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_name" UNIQUE("catalog","name"),
	CONSTRAINT "categories_id_catalog" UNIQUE("id","catalog"),
	CONSTRAINT "categories_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest')),
	CONSTRAINT "categories_rating" CHECK (rating between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"category_id" uuid,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_name" UNIQUE NULLS NOT DISTINCT("kind","parent_id","category_id","name"),
	CONSTRAINT "collections_kind" CHECK (kind in ('popular', 'filter-category', 'filter-subcategory', 'promotion')),
	CONSTRAINT "collections_belongs" CHECK ((kind = 'popular') = (category_id is not null) and (kind = 'filter-subcategory') = (parent_id is not null))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"catalog" text NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"name" text NOT NULL,
	"brand" text,
	"price_paise" integer NOT NULL,
	"mrp_paise" integer NOT NULL,
	"percent_off" smallint GENERATED ALWAYS AS (case catalog when 'labtest' then round((mrp_paise - price_paise) * 100.0 / mrp_paise)
          else floor((mrp_paise - price_paise) * 100.0 / mrp_paise) end) STORED NOT NULL,
	"pack_quantity" numeric(10, 3) NOT NULL,
	"unit" text NOT NULL,
	"stock" integer NOT NULL,
	"low_stock" smallint GENERATED ALWAYS AS (case when stock <= 10 then stock end) STORED,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"pictures" text[] NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"sold_lately" integer DEFAULT 0 NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hindi_name" text,
	"composition" text,
	"strength" text,
	"dosage_form" text,
	"packaging" text,
	"expiry_date" date,
	"requires_prescription" boolean DEFAULT false NOT NULL,
	"origin" text,
	"is_organic" boolean DEFAULT false NOT NULL,
	"delivery_time" text,
	"included_tests" smallint,
	"location" text,
	"preparation" text,
	"veg_mark" text,
	"net_quantity" text,
	"ingredients" text,
	"allergens" text,
	"shelf_life" text,
	"fssai_licence" text,
	"country_of_origin" text,
	"manufacturer" text,
	"manufacturer_address" text,
	"search_terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"name_key" text collate "C" DEFAULT '' NOT NULL,
	"search_vector" "tsvector" DEFAULT '' NOT NULL,
	"packs" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "products_code" UNIQUE("code"),
	CONSTRAINT "products_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest')),
	CONSTRAINT "products_price" CHECK (price_paise > 0 and mrp_paise >= price_paise),
	CONSTRAINT "products_stock" CHECK (stock >= 0),
	CONSTRAINT "products_pack" CHECK (pack_quantity > 0),
	CONSTRAINT "products_gst" CHECK (gst_percent between 0 and 40),
	CONSTRAINT "products_pictures" CHECK (cardinality(pictures) between 1 and 5),
	CONSTRAINT "products_veg_mark" CHECK (veg_mark in ('veg', 'non-veg', 'egg')),
	CONSTRAINT "products_fssai_licence" CHECK (fssai_licence ~ '^[0-9]{14}$')
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subcategories_name" UNIQUE("category_id","name"),
	CONSTRAINT "subcategories_id_category" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"catalog" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"columns_hash" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest'))
);
--> statement-breakpoint
CREATE TABLE "sent_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"catalog" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"part" real DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_lists_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest')),
	CONSTRAINT "sent_lists_state" CHECK (state in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "checkout_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_once_an_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_basket_paise" integer DEFAULT 0 NOT NULL,
	"cap_paise" integer,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone,
	"total_uses" integer,
	"uses_per_customer" integer,
	"catalog" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("code"),
	CONSTRAINT "coupons_code_shape" CHECK (code ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "coupons_kind" CHECK (kind in ('percent', 'flat')),
	CONSTRAINT "coupons_value" CHECK (value > 0 and (kind = 'flat' or value <= 100)),
	CONSTRAINT "coupons_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest')),
	CONSTRAINT "coupons_limits" CHECK (minimum_basket_paise >= 0 and cap_paise > 0 and uses_per_customer > 0),
	CONSTRAINT "coupons_used" CHECK (used_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address_type" text DEFAULT 'home' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_type" CHECK (address_type in ('home', 'office', 'other')),
	CONSTRAINT "addresses_phone" CHECK (phone ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "addresses_pincode" CHECK (pincode ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "area_pincodes" (
	"area_id" uuid NOT NULL,
	"pincode" text NOT NULL,
	CONSTRAINT "area_pincodes_area_id_pincode_pk" PRIMARY KEY("area_id","pincode"),
	CONSTRAINT "area_pincodes_shape" CHECK (pincode ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alias" text,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "areas_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"area" text NOT NULL,
	"pincode" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"fee_paise" integer NOT NULL,
	"is_free_with_membership" boolean DEFAULT false NOT NULL,
	"cancelled_by" uuid,
	"cancel_reason" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_status" CHECK (status in ('booked', 'completed', 'cancelled')),
	CONSTRAINT "appointments_hour" CHECK (ends_at = starts_at + interval '1 hour'),
	CONSTRAINT "appointments_fee" CHECK (fee_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "call_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"convenient_time" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_requests_phone" CHECK (phone ~ '^[6-9][0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_availability" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	CONSTRAINT "doctor_availability_once" UNIQUE("doctor_id","weekday","starts_at"),
	CONSTRAINT "doctor_availability_weekday" CHECK (weekday between 0 and 6),
	CONSTRAINT "doctor_availability_window" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"department_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"degrees" text NOT NULL,
	"specialization" text[] NOT NULL,
	"experience_years" smallint NOT NULL,
	"fee_paise" integer NOT NULL,
	"description" text NOT NULL,
	"clinic_name" text NOT NULL,
	"clinic_address" text NOT NULL,
	"registration_number" text NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"is_medical_verified" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctors_user" UNIQUE("user_id"),
	CONSTRAINT "doctors_fee" CHECK (fee_paise >= 0),
	CONSTRAINT "doctors_rating" CHECK (rating between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "private_file_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"viewer_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" smallint DEFAULT 1 NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_file_views_subject" CHECK (subject in ('prescription', 'lab-report'))
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_number" UNIQUE("number"),
	CONSTRAINT "credit_notes_key" UNIQUE("key"),
	CONSTRAINT "credit_notes_amount" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_once" UNIQUE("number"),
	CONSTRAINT "invoices_number" CHECK (length(number) <= 16)
);
--> statement-breakpoint
CREATE TABLE "lab_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_paise" integer NOT NULL,
	"duration_in_days" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"free_delivery_above_paise" integer NOT NULL,
	"medicine_discount_percent" smallint,
	"blood_test_discount_percent" smallint,
	"milk_access" boolean DEFAULT false NOT NULL,
	"doctor_consultation" boolean DEFAULT false NOT NULL,
	"free_milk_testing_kit" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_unit" CHECK (duration_unit in ('week', 'month', 'year')),
	CONSTRAINT "plans_figures" CHECK (price_paise >= 0 and duration_in_days > 0 and free_delivery_above_paise >= 0),
	CONSTRAINT "plans_discounts" CHECK (medicine_discount_percent between 0 and 100 and blood_test_discount_percent between 0 and 100),
	CONSTRAINT "plans_name" CHECK (name ~ '^[1-9][0-9]?$')
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price_paise" integer NOT NULL,
	"duration_in_days" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"free_delivery_above_paise" integer NOT NULL,
	"medicine_discount_percent" smallint,
	"blood_test_discount_percent" smallint,
	"milk_access" boolean DEFAULT false NOT NULL,
	"doctor_consultation" boolean DEFAULT false NOT NULL,
	"free_milk_testing_kit" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_payment" UNIQUE("payment_id"),
	CONSTRAINT "subscriptions_unit" CHECK (duration_unit in ('week', 'month', 'year')),
	CONSTRAINT "subscriptions_figures" CHECK (price_paise >= 0 and duration_in_days > 0 and free_delivery_above_paise >= 0),
	CONSTRAINT "subscriptions_discounts" CHECK (medicine_discount_percent between 0 and 100 and blood_test_discount_percent between 0 and 100),
	CONSTRAINT "subscriptions_status" CHECK (status in ('pending', 'active')),
	CONSTRAINT "subscriptions_time" CHECK ((status = 'active') = (start_date is not null and end_date is not null) and end_date > start_date)
);
--> statement-breakpoint
CREATE TABLE "milk_balance_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milk_balance_moves_once" UNIQUE("key"),
	CONSTRAINT "milk_balance_moves_amount" CHECK (amount_paise <> 0)
);
--> statement-breakpoint
CREATE TABLE "milk_balances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance_paise" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "milk_balances_never_below_zero" CHECK (balance_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "milk_day_changes" (
	"plan_id" uuid NOT NULL,
	"date" date NOT NULL,
	"packs" smallint NOT NULL,
	CONSTRAINT "milk_day_changes_plan_id_date_pk" PRIMARY KEY("plan_id","date"),
	CONSTRAINT "milk_day_changes_packs" CHECK (packs between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "milk_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"millilitres" integer NOT NULL,
	"packs" smallint NOT NULL,
	"price_paise" integer NOT NULL,
	"status" text NOT NULL,
	"paid_by" text NOT NULL,
	"note" text,
	"area" text NOT NULL,
	"address" jsonb,
	"marks" integer DEFAULT 0 NOT NULL,
	"marked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milk_deliveries_once" UNIQUE("plan_id","date"),
	CONSTRAINT "milk_deliveries_status" CHECK (status in ('ordered', 'delivered', 'missed', 'sour', 'unavailable')),
	CONSTRAINT "milk_deliveries_paid_by" CHECK (paid_by in ('balance', 'cod')),
	CONSTRAINT "milk_deliveries_amount" CHECK (packs between 1 and 20 and price_paise > 0 and millilitres > 0)
);
--> statement-breakpoint
CREATE TABLE "milk_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milk_pauses_once" UNIQUE("plan_id","from_date"),
	CONSTRAINT "milk_pauses_order" CHECK (from_date <= to_date)
);
--> statement-breakpoint
CREATE TABLE "milk_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"address_id" uuid,
	"packs" smallint NOT NULL,
	"rhythm" text NOT NULL,
	"rhythm_from" date NOT NULL,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"pay_by" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milk_plans_rhythm" CHECK (rhythm in ('daily', 'alternate', 'weekdays')),
	CONSTRAINT "milk_plans_pay_by" CHECK (pay_by in ('balance', 'cod')),
	CONSTRAINT "milk_plans_packs" CHECK (packs between 1 and 20),
	CONSTRAINT "milk_plans_weekdays" CHECK (rhythm <> 'weekdays' or cardinality(weekdays) > 0)
);
--> statement-breakpoint
CREATE TABLE "order_mails" (
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_mails_order_id_event_pk" PRIMARY KEY("order_id","event")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"part" smallint PRIMARY KEY NOT NULL,
	"new_orders" integer DEFAULT 0 NOT NULL,
	"total_orders" integer DEFAULT 0 NOT NULL,
	"exchanged_orders" integer DEFAULT 0 NOT NULL,
	"returned_orders" integer DEFAULT 0 NOT NULL,
	"cancelled_orders" integer DEFAULT 0 NOT NULL,
	"completed_orders" integer DEFAULT 0 NOT NULL,
	"cod_orders" integer DEFAULT 0 NOT NULL,
	"online_orders" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_effects" (
	"order_id" uuid NOT NULL,
	"effect" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_effects_order_id_effect_pk" PRIMARY KEY("order_id","effect"),
	CONSTRAINT "order_effects_effect" CHECK (effect in ('stock-back', 'coupon-back', 'coins-back', 'refund', 'coins-earned', 'coins-taken-back', 'referral'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text,
	"label" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"actor_role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"catalog" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"picture" text NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"mrp_paise" integer NOT NULL,
	"member_discount_paise" integer DEFAULT 0 NOT NULL,
	"coupon_discount_paise" integer DEFAULT 0 NOT NULL,
	"taxable_paise" integer NOT NULL,
	"tax_paise" integer NOT NULL,
	"requires_prescription" boolean DEFAULT false NOT NULL,
	"rejected_at" timestamp with time zone,
	"patient_name" text,
	"patient_age" smallint,
	"collection_date" date,
	CONSTRAINT "order_lines_one_per_product" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_lines_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest')),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0),
	CONSTRAINT "order_lines_tax" CHECK (taxable_paise + tax_paise = price_paise * quantity - member_discount_paise - coupon_discount_paise
        and taxable_paise >= 0 and tax_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"payment_id" uuid,
	"paid_late" boolean DEFAULT false NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" integer NOT NULL,
	"input_hash" text NOT NULL,
	"address" jsonb NOT NULL,
	"pincode" text NOT NULL,
	"express_delivery" boolean NOT NULL,
	"slot_from" timestamp with time zone NOT NULL,
	"slot_until" timestamp with time zone NOT NULL,
	"item_total_paise" integer DEFAULT 0 NOT NULL,
	"medicine_discount_paise" integer DEFAULT 0 NOT NULL,
	"lab_test_discount_paise" integer DEFAULT 0 NOT NULL,
	"coupon_discount_paise" integer DEFAULT 0 NOT NULL,
	"small_cart_paise" integer DEFAULT 0 NOT NULL,
	"express_paise" integer DEFAULT 0 NOT NULL,
	"tip_paise" integer DEFAULT 0 NOT NULL,
	"to_pay_paise" integer DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"savings_paise" integer DEFAULT 0 NOT NULL,
	"free_delivery_above_paise" integer DEFAULT 0 NOT NULL,
	"refunded_paise" integer DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"coupon_code" text,
	"prescription_id" uuid,
	"prescription_state" text DEFAULT 'none' NOT NULL,
	"held_until" timestamp with time zone,
	"placed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("order_number"),
	CONSTRAINT "orders_status" CHECK (status in ('OrderPlaced', 'shipped', 'outfor delivery', 'delivered', 'cancelled', 'exchange_requested', 'exchange_in_transit', 'exchanged', 'return_requested', 'returned', 'pending', 'expired')),
	CONSTRAINT "orders_payment_type" CHECK (payment_type in ('online', 'cod')),
	CONSTRAINT "orders_prescription_state" CHECK (prescription_state in ('none', 'to_check', 'accepted', 'rejected')),
	CONSTRAINT "orders_placed" CHECK ((status in ('pending', 'expired')) = (placed_at is null)),
	CONSTRAINT "orders_cash" CHECK (payment_type = 'online' or (payment_id is null and coins = 0)),
	CONSTRAINT "orders_bill" CHECK (to_pay_paise = item_total_paise - medicine_discount_paise - lab_test_discount_paise - coupon_discount_paise
        + small_cart_paise + express_paise + tip_paise),
	CONSTRAINT "orders_due" CHECK (coins >= 0 and coins * 100 <= to_pay_paise and refunded_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"payment_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reference" text,
	"user_id" uuid NOT NULL,
	"provider" text,
	"provider_order_id" text,
	"provider_payment_id" text,
	"amount_paise" integer NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"paid_paise" integer DEFAULT 0 NOT NULL,
	"refunded_paise" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_order" UNIQUE("provider_order_id"),
	CONSTRAINT "payments_provider_payment" UNIQUE("provider_payment_id"),
	CONSTRAINT "payments_purpose" CHECK (purpose in ('order', 'membership', 'milk')),
	CONSTRAINT "payments_status" CHECK (status in ('new', 'pending', 'failed', 'completed', 'sent_back', 'expired')),
	CONSTRAINT "payments_provider" CHECK (provider in ('razorpay', 'sandbox')),
	CONSTRAINT "payments_amount" CHECK (amount_paise > 0),
	CONSTRAINT "payments_refunded_at_most_paid" CHECK (refunded_paise between 0 and paid_paise),
	CONSTRAINT "payments_paid" CHECK (status not in ('completed', 'sent_back')
        or (provider_payment_id is not null and paid_paise >= amount_paise and paid_at is not null)),
	CONSTRAINT "payments_opened" CHECK (status in ('new', 'expired') or (provider is not null and provider_order_id is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"round" integer DEFAULT 1 NOT NULL,
	"processed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_provider_refund" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK (amount_paise > 0),
	CONSTRAINT "refunds_state" CHECK (state in ('queued', 'sent', 'processed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"receipt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_orders_receipt" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_status" CHECK (status in ('authorized', 'captured', 'failed', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_key" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_refunds_amount" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "prescription_basket_lines" (
	"prescription_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "prescription_basket_lines_prescription_id_product_id_pk" PRIMARY KEY("prescription_id","product_id"),
	CONSTRAINT "prescription_basket_lines_quantity" CHECK (quantity between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "prescription_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prescription_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prescription_images_position" UNIQUE("prescription_id","position"),
	CONSTRAINT "prescription_images_most" CHECK (position between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"basket_made_at" timestamp with time zone,
	"basket_confirmed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prescriptions_status" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "prescriptions_reason" CHECK (status <> 'rejected' or reason is not null),
	CONSTRAINT "prescriptions_decided" CHECK ((status = 'pending') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "first_deliveries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"referrer_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"query" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_length" CHECK (length(query) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"stem" text NOT NULL,
	"sound" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"means" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonyms_term" UNIQUE("term"),
	CONSTRAINT "synonyms_lower_case" CHECK (term = lower(btrim(term)) and term <> ''),
	CONSTRAINT "synonyms_means_something" CHECK (cardinality(means) > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_facts_key" CHECK (key ~ '^[a-zA-Z]{2,40}$')
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_reason" CHECK (reason in ('sold', 'returned', 'milk', 'received', 'corrected', 'written_off'))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"text" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"granted" integer NOT NULL,
	"rest" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coin_lots_rest" CHECK (granted > 0 and rest between 0 and granted)
);
--> statement-breakpoint
CREATE TABLE "coin_move_lots" (
	"move_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"coins" integer NOT NULL,
	CONSTRAINT "coin_move_lots_move_id_lot_id_pk" PRIMARY KEY("move_id","lot_id"),
	CONSTRAINT "coin_move_lots_coins" CHECK (coins <> 0)
);
--> statement-breakpoint
CREATE TABLE "coin_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coin_moves_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"coins" integer NOT NULL,
	"description" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_moves_once" UNIQUE("key"),
	CONSTRAINT "coin_moves_kind" CHECK (kind in ('earn', 'spend', 'give-back', 'take-back', 'expire')),
	CONSTRAINT "coin_moves_direction" CHECK (case when kind in ('earn', 'give-back') then coins > 0 else coins <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"owed_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_owed" CHECK (owed_coins >= 0)
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referred_by_users_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category" FOREIGN KEY ("category_id","catalog") REFERENCES "public"."categories"("id","catalog") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_lists" ADD CONSTRAINT "sent_lists_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD CONSTRAINT "checkout_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD CONSTRAINT "checkout_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_pincodes" ADD CONSTRAINT "area_pincodes_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_availability" ADD CONSTRAINT "doctor_availability_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_balance_moves" ADD CONSTRAINT "milk_balance_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_balances" ADD CONSTRAINT "milk_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_day_changes" ADD CONSTRAINT "milk_day_changes_plan_id_milk_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."milk_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_deliveries" ADD CONSTRAINT "milk_deliveries_plan_id_milk_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."milk_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_deliveries" ADD CONSTRAINT "milk_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_deliveries" ADD CONSTRAINT "milk_deliveries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_pauses" ADD CONSTRAINT "milk_pauses_plan_id_milk_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."milk_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_plans" ADD CONSTRAINT "milk_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_plans" ADD CONSTRAINT "milk_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_plans" ADD CONSTRAINT "milk_plans_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_effects" ADD CONSTRAINT "order_effects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_basket_lines" ADD CONSTRAINT "prescription_basket_lines_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_basket_lines" ADD CONSTRAINT "prescription_basket_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_images" ADD CONSTRAINT "prescription_images_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_deliveries" ADD CONSTRAINT "first_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_deliveries" ADD CONSTRAINT "first_deliveries_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_lots" ADD CONSTRAINT "coin_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_move_lots" ADD CONSTRAINT "coin_move_lots_move_id_coin_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."coin_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_move_lots" ADD CONSTRAINT "coin_move_lots_lot_id_coin_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."coin_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_moves" ADD CONSTRAINT "coin_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "throttles_by_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_referred_by" ON "users" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "users_found_by" ON "users" USING gin (name gin_trgm_ops,mobile gin_trgm_ops,email gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_kind" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_both" ON "audit_log" USING btree ("subject","action","id");--> statement-breakpoint
CREATE INDEX "cart_lines_of_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_of_coupon" ON "carts" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "categories_order" ON "categories" USING btree ("catalog","rank","id");--> statement-breakpoint
CREATE INDEX "collection_products_order" ON "collection_products" USING btree ("collection_id","rank","product_id");--> statement-breakpoint
CREATE INDEX "collection_products_of_product" ON "collection_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "collections_of_category" ON "collections" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "collections_of_parent" ON "collections" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_in_category" ON "products" USING btree ("category_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_subcategory" ON "products" USING btree ("subcategory_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_catalog" ON "products" USING btree ("catalog","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price_in_category" ON "products" USING btree ("category_id","price_paise","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price_in_subcategory" ON "products" USING btree ("subcategory_id","price_paise","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_name_in_category" ON "products" USING btree ("category_id",regexp_replace(regexp_replace("name_key", '([0-9]+)', '00000\1', 'g'), '0*([0-9]{6})', '\1', 'g'),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_name_in_subcategory" ON "products" USING btree ("subcategory_id",regexp_replace(regexp_replace("name_key", '([0-9]+)', '00000\1', 'g'), '0*([0-9]{6})', '\1', 'g'),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_discount" ON "products" USING btree ("percent_off","id") WHERE deleted_at is null and catalog <> 'labtest';--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_paise","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("id") WHERE is_featured and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_sales" ON "products" USING btree ("sold_lately","id") WHERE sold_lately > 0;--> statement-breakpoint
CREATE INDEX "products_tags" ON "products" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "products_fruit" ON "products" USING btree ("subcategory_id","id") WHERE tags @> '{fruit}' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_low_on_stock" ON "products" USING btree ("low_stock","id") WHERE low_stock is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_expiry" ON "products" USING btree ("expiry_date","id") WHERE expiry_date is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_vector") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "subcategories_order" ON "subcategories" USING btree ("category_id","rank","id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_open" ON "import_runs" USING btree ("catalog","file_hash","columns_hash") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "sent_lists_of_actor" ON "sent_lists" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "checkout_keys_of_order" ON "checkout_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "checkout_keys_by_age" ON "checkout_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_customer" ON "coupon_uses" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_of_user" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "addresses_of_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "area_pincodes_lookup" ON "area_pincodes" USING btree ("pincode");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_living" ON "appointments" USING btree ("doctor_id","starts_at") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_of_doctor" ON "appointments" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_of_user" ON "appointments" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_cancelled_by" ON "appointments" USING btree ("cancelled_by");--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("starts_at") WHERE status = 'booked' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "call_requests_of_doctor" ON "call_requests" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "call_requests_of_user" ON "call_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "call_requests_done_by" ON "call_requests" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "call_requests_newest" ON "call_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_requests_open" ON "call_requests" USING btree ("created_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "doctors_of_department" ON "doctors" USING btree ("department_id","id");--> statement-breakpoint
CREATE INDEX "private_file_views_of_subject" ON "private_file_views" USING btree ("subject","subject_id","viewed_at");--> statement-breakpoint
CREATE INDEX "private_file_views_by_viewer" ON "private_file_views" USING btree ("viewer_id","viewed_at");--> statement-breakpoint
CREATE INDEX "credit_notes_of_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_to_number" ON "invoices" USING btree ("issued_at") WHERE number is null;--> statement-breakpoint
CREATE INDEX "lab_reports_of_user" ON "lab_reports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "lab_reports_of_line" ON "lab_reports" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "lab_reports_uploaded_by" ON "lab_reports" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_after_another" ON "subscriptions" USING btree ("user_id","start_date") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_free_once" ON "subscriptions" USING btree ("user_id","plan_id") WHERE price_paise = 0;--> statement-breakpoint
CREATE INDEX "subscriptions_of_user" ON "subscriptions" USING btree ("user_id","end_date");--> statement-breakpoint
CREATE INDEX "subscriptions_of_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_time" ON "subscriptions" USING btree ("created_at","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "milk_balance_moves_of_user" ON "milk_balance_moves" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "milk_deliveries_of_user" ON "milk_deliveries" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "milk_deliveries_of_morning" ON "milk_deliveries" USING btree ("date","area");--> statement-breakpoint
CREATE INDEX "milk_deliveries_of_product" ON "milk_deliveries" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "milk_plans_of_user" ON "milk_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "milk_plans_of_product" ON "milk_plans" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "milk_plans_of_address" ON "milk_plans" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "milk_plans_running" ON "milk_plans" USING btree ("id") WHERE end_date is null;--> statement-breakpoint
CREATE INDEX "order_mails_to_send" ON "order_mails" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_of_actor" ON "order_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_collection" ON "order_lines" USING btree ("collection_date") WHERE collection_date is not null;--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("slot_from") WHERE status not in ('pending', 'expired', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_by_place" ON "orders" USING btree ("placed_at") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX "orders_by_end" ON "orders" USING btree (reverse(right(id::text, 7)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_paid_late" ON "orders" USING btree ("id") WHERE paid_late;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_of_cart" ON "orders" USING btree ("cart_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_payment" ON "orders" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "orders_of_coupon" ON "orders" USING btree ("coupon_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "orders_of_prescription" ON "orders" USING btree ("prescription_id") WHERE prescription_id is not null;--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_by_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_completed" ON "payments" USING btree ("purpose","subject_id") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "payments_of_subject" ON "payments" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "payments_by_reference" ON "payments" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE status in ('new', 'pending', 'failed');--> statement-breakpoint
CREATE INDEX "payments_sent_back" ON "payments" USING btree ("id") WHERE status = 'sent_back';--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("payment_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "sandbox_payments_of_order" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "prescription_basket_lines_of_product" ON "prescription_basket_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "prescriptions_of_user" ON "prescriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "prescriptions_newest" ON "prescriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "prescriptions_by_status" ON "prescriptions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "prescriptions_decided_by" ON "prescriptions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "first_deliveries_of_referrer" ON "first_deliveries" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "search_misses_newest" ON "search_misses" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "stock_moves_of_product" ON "stock_moves" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "coin_lots_living" ON "coin_lots" USING btree ("user_id","expires_at") WHERE rest > 0;--> statement-breakpoint
CREATE INDEX "coin_lots_by_end" ON "coin_lots" USING btree ("expires_at") WHERE rest > 0;--> statement-breakpoint
CREATE INDEX "coin_move_lots_of_lot" ON "coin_move_lots" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "coin_moves_of_user" ON "coin_moves" USING btree ("user_id","place");--> statement-breakpoint
-- Free space on each page, so that an update of the stock is a heap-only tuple and touches no index.
ALTER TABLE products SET (fillfactor = 85);
