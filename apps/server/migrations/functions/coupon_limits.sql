-- The limit per customer counts rows, which a check constraint cannot do. The lock of the coupon serialises its uses.
CREATE OR REPLACE FUNCTION check_coupon_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT uses_per_customer INTO NEW.customer_limit FROM coupons WHERE id = NEW.coupon_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM coupon_uses u WHERE u.coupon_id = NEW.coupon_id AND u.user_id = NEW.user_id
      AND u.released_at IS NULL AND u.id <> NEW.id) >= NEW.customer_limit THEN
    RAISE EXCEPTION 'coupon % is used up by customer %', NEW.coupon_id, NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_uses_per_customer', TABLE = 'coupon_uses';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS coupon_uses_counted ON coupon_uses;
CREATE TRIGGER coupon_uses_counted BEFORE INSERT OR UPDATE OF released_at, user_id, coupon_id ON coupon_uses
  FOR EACH ROW WHEN (NEW.released_at IS NULL) EXECUTE FUNCTION check_coupon_use();
