CREATE TABLE "order_claim_lines" (
	"claim_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_claim_lines_claim_id_line_id_pk" PRIMARY KEY("claim_id","line_id"),
	CONSTRAINT "order_claim_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"coins" integer DEFAULT 0 NOT NULL,
	"decision_note" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_claims_kind" CHECK (kind in ('return', 'freshness')),
	CONSTRAINT "order_claims_state" CHECK (state in ('open', 'accepted', 'refused')),
	CONSTRAINT "order_claims_reason" CHECK (reason in ('damaged', 'not_fresh', 'wrong_item', 'past_date', 'changed_mind', 'other')),
	CONSTRAINT "order_claims_coins" CHECK (coins >= 0 and (kind = 'freshness') = (coins > 0)),
	CONSTRAINT "order_claims_decided" CHECK ((state = 'open') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "delivery_settings" ADD COLUMN "freshness_per_order" integer DEFAULT 200 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_settings" ADD COLUMN "freshness_per_month" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_claim_lines" ADD CONSTRAINT "order_claim_lines_claim_id_order_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."order_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claim_lines" ADD CONSTRAINT "order_claim_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_claim_lines_one_credit" ON "order_claim_lines" USING btree ("line_id") WHERE kind = 'freshness';--> statement-breakpoint
CREATE INDEX "order_claim_lines_of_line" ON "order_claim_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_claims_one_open_return" ON "order_claims" USING btree ("order_id") WHERE kind = 'return' and state = 'open';--> statement-breakpoint
CREATE INDEX "order_claims_of_order" ON "order_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_claims_of_user" ON "order_claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_claims_by_state" ON "order_claims" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "order_claims_decided_by" ON "order_claims" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "delivery_settings" ADD CONSTRAINT "delivery_settings_freshness" CHECK (freshness_per_order >= 0 and freshness_per_month >= 0);