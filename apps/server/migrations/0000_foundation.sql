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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_mobile_once" UNIQUE("mobile"),
	CONSTRAINT "users_email_once" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK (role in ('customer', 'doctor', 'admin')),
	CONSTRAINT "users_mobile" CHECK (mobile ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "users_email" CHECK (email = lower(email))
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
	"description" text DEFAULT '' NOT NULL,
	"hindi_name" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"pictures" text[] NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"origin" text,
	"is_organic" boolean DEFAULT false NOT NULL,
	"composition" text,
	"requires_prescription" boolean DEFAULT false NOT NULL,
	"expiry_date" date,
	"delivery_time" text,
	"included_tests" smallint,
	"location" text,
	"preparation" text,
	CONSTRAINT "products_code" UNIQUE("code"),
	CONSTRAINT "products_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest')),
	CONSTRAINT "products_price" CHECK (price_paise > 0 and mrp_paise >= price_paise),
	CONSTRAINT "products_stock" CHECK (stock >= 0),
	CONSTRAINT "products_pack" CHECK (pack_quantity > 0),
	CONSTRAINT "products_gst" CHECK (gst_percent between 0 and 40),
	CONSTRAINT "products_pictures" CHECK (cardinality(pictures) between 1 and 5)
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departments_name" UNIQUE("name")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctors_user" UNIQUE("user_id"),
	CONSTRAINT "doctors_fee" CHECK (fee_paise >= 0),
	CONSTRAINT "doctors_rating" CHECK (rating between 0 and 5)
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
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category" FOREIGN KEY ("category_id","catalog") REFERENCES "public"."categories"("id","catalog") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_pincodes" ADD CONSTRAINT "area_pincodes_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_availability" ADD CONSTRAINT "doctor_availability_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cart_lines_of_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "categories_order" ON "categories" USING btree ("catalog","rank","id");--> statement-breakpoint
CREATE INDEX "collection_products_order" ON "collection_products" USING btree ("collection_id","rank","product_id");--> statement-breakpoint
CREATE INDEX "collection_products_of_product" ON "collection_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "collections_of_category" ON "collections" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "collections_of_parent" ON "collections" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_in_category" ON "products" USING btree ("category_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_subcategory" ON "products" USING btree ("subcategory_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_catalog" ON "products" USING btree ("catalog","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_discount" ON "products" USING btree ("percent_off" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_paise","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("id") WHERE is_featured and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_tags" ON "products" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "subcategories_order" ON "subcategories" USING btree ("category_id","rank","id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "area_pincodes_lookup" ON "area_pincodes" USING btree ("pincode");--> statement-breakpoint
CREATE INDEX "doctors_of_department" ON "doctors" USING btree ("department_id","id");