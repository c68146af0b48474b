CREATE TABLE "cash_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rider_id" uuid NOT NULL,
	"date" date NOT NULL,
	"expected_paise" integer DEFAULT 0 NOT NULL,
	"cash_paise" integer DEFAULT 0 NOT NULL,
	"upi_paise" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_ups_once" UNIQUE("rider_id","date"),
	CONSTRAINT "cash_ups_amounts" CHECK (expected_paise >= 0 and cash_paise >= 0 and upi_paise >= 0),
	CONSTRAINT "cash_ups_note" CHECK (note <> '' or cash_paise + upi_paise = expected_paise)
);
--> statement-breakpoint
CREATE TABLE "delivery_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"order_id" uuid,
	"milk_delivery_id" uuid,
	"is_delivered" boolean NOT NULL,
	"due_paise" integer DEFAULT 0 NOT NULL,
	"cash_paise" integer DEFAULT 0 NOT NULL,
	"upi_paise" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "delivery_results_subject" CHECK ((order_id is null) <> (milk_delivery_id is null)),
	CONSTRAINT "delivery_results_paid" CHECK (cash_paise >= 0 and upi_paise >= 0 and cash_paise + upi_paise = due_paise),
	CONSTRAINT "delivery_results_unpaid" CHECK (is_delivered or due_paise = 0)
);
--> statement-breakpoint
CREATE TABLE "round_milk" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "round_orders_wrong_codes" CHECK (wrong_codes >= 0)
);
--> statement-breakpoint
CREATE TABLE "round_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"door" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "round_stops_one_per_door" UNIQUE("round_id","door")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"area" text NOT NULL,
	"rider_id" uuid,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rounds_one_per_area" UNIQUE("date","area")
);
--> statement-breakpoint
CREATE TABLE "stop_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid NOT NULL,
	"rider_id" uuid NOT NULL,
	"date" date NOT NULL,
	"is_delivered" boolean NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"proof" text DEFAULT 'none' NOT NULL,
	"photo_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stop_visits_reason" CHECK (reason in ('nobody_home', 'wrong_address', 'refused', 'no_money', 'damaged', 'other')),
	CONSTRAINT "stop_visits_proof" CHECK (proof in ('code', 'photo', 'none')),
	CONSTRAINT "stop_visits_outcome" CHECK (is_delivered = (reason is null))
);
--> statement-breakpoint
ALTER TABLE "cash_ups" ADD CONSTRAINT "cash_ups_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_ups" ADD CONSTRAINT "cash_ups_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_results" ADD CONSTRAINT "delivery_results_visit_id_stop_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."stop_visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_results" ADD CONSTRAINT "delivery_results_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_results" ADD CONSTRAINT "delivery_results_milk_delivery_id_milk_deliveries_id_fk" FOREIGN KEY ("milk_delivery_id") REFERENCES "public"."milk_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_milk" ADD CONSTRAINT "round_milk_delivery_id_milk_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."milk_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_milk" ADD CONSTRAINT "round_milk_stop_id_round_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."round_stops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_orders" ADD CONSTRAINT "round_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_orders" ADD CONSTRAINT "round_orders_stop_id_round_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."round_stops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_visits" ADD CONSTRAINT "stop_visits_stop_id_round_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."round_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_visits" ADD CONSTRAINT "stop_visits_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_ups_by_date" ON "cash_ups" USING btree ("date");--> statement-breakpoint
CREATE INDEX "cash_ups_closed_by" ON "cash_ups" USING btree ("closed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_results_one_per_order" ON "delivery_results" USING btree ("order_id") WHERE is_delivered and undone_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_results_one_per_milk" ON "delivery_results" USING btree ("milk_delivery_id") WHERE is_delivered and undone_at is null;--> statement-breakpoint
CREATE INDEX "delivery_results_of_visit" ON "delivery_results" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "delivery_results_of_order" ON "delivery_results" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "delivery_results_of_milk" ON "delivery_results" USING btree ("milk_delivery_id");--> statement-breakpoint
CREATE INDEX "round_milk_of_stop" ON "round_milk" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "round_orders_of_stop" ON "round_orders" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "rounds_of_rider" ON "rounds" USING btree ("rider_id","date");--> statement-breakpoint
CREATE INDEX "stop_visits_of_stop" ON "stop_visits" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "stop_visits_of_rider" ON "stop_visits" USING btree ("rider_id","date");--> statement-breakpoint
CREATE INDEX "stop_visits_with_photo" ON "stop_visits" USING btree ("created_at") WHERE photo_id is not null;