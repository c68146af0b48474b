CREATE TABLE "stock_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_bookings_reason" CHECK (reason in ('received', 'damaged', 'expired', 'given_away', 'sent_back', 'counted')),
	CONSTRAINT "stock_bookings_note" CHECK (length(note) <= 200)
);
--> statement-breakpoint
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_reason";--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_bookings" ADD CONSTRAINT "stock_bookings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_bookings_of_actor" ON "stock_bookings" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_booking_id_stock_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."stock_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_moves_of_booking" ON "stock_moves" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reason" CHECK (reason in ('sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off', 'damaged', 'expired', 'given_away', 'sent_back', 'counted'));