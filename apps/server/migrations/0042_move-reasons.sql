ALTER TABLE "milk_balance_moves" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "coin_moves" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "coin_moves" ADD COLUMN "order_number" integer;--> statement-breakpoint
ALTER TABLE "milk_balance_moves" ADD CONSTRAINT "milk_balance_moves_delivery_id_milk_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."milk_deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "milk_balance_moves_of_delivery" ON "milk_balance_moves" USING btree ("delivery_id");--> statement-breakpoint
ALTER TABLE "coin_moves" ADD CONSTRAINT "coin_moves_reason" CHECK (reason in ('earned-with-order', 'used-on-order', 'given-back', 'taken-back', 'owed', 'rejected-medicine', 'items-changed', 'freshness-credit', 'referral-invited', 'referral-inviting', 'expired'));--> statement-breakpoint
UPDATE "coin_moves" SET
  "reason" = case
    when kind = 'spend' then 'used-on-order'
    when kind = 'give-back' then 'given-back'
    when kind = 'expire' then 'expired'
    when key like 'owed:%' then 'owed'
    when kind = 'take-back' then 'taken-back'
    when key like 'earn:rejected:%' then 'rejected-medicine'
    when key like 'earn:freshness:%' then 'freshness-credit'
    when key like 'earn:referral:%:invited' then 'referral-invited'
    when key like 'earn:referral:%' then 'referral-inviting'
    when description like '%: items changed' then 'items-changed'
    else 'earned-with-order'
  end,
  "order_number" = substring(description from '^Order (\d+)')::integer;--> statement-breakpoint
UPDATE "milk_balance_moves" SET "delivery_id" = split_part(key, ':', 2)::uuid WHERE key like 'delivery:%';
