-- Earlier releases left landmark, map point and instructions in the orders of deleted accounts.
UPDATE "orders" SET "address" = "address" - '{landmark, location}'::text[], "instructions" = ''
WHERE "address" ->> 'name' = 'Deleted account' AND ("address" ?| '{landmark, location}'::text[] OR "instructions" <> '');
