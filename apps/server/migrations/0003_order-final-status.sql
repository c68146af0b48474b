ALTER TABLE "order_effects" DROP CONSTRAINT "order_effects_effect";--> statement-breakpoint
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_reason";--> statement-breakpoint
DROP INDEX "order_events_of_order";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "order_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reopen_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","seq");--> statement-breakpoint
ALTER TABLE "order_effects" ADD CONSTRAINT "order_effects_effect" CHECK (effect in ('stock-back', 'coupon-back', 'coins-back', 'refund', 'coins-earned', 'coins-taken-back', 'referral', 'replacement'));--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reason" CHECK (reason in ('sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off'));