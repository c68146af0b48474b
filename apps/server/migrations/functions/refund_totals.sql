-- Keeps payments.refunded_paise equal to the sum of the refunds that count: all but void, unmatched and reversed ones. Amounts
-- and payments of refunds never change, and no refund is removed.
CREATE OR REPLACE FUNCTION add_refund_to_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE'
      AND (NEW.amount_paise <> OLD.amount_paise OR NEW.payment_id <> OLD.payment_id)) THEN
    RAISE EXCEPTION 'a refund is never changed or removed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state NOT IN ('void', 'unmatched', 'reversed') THEN
    change := NEW.amount_paise;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state NOT IN ('void', 'unmatched', 'reversed') THEN
    change := change - OLD.amount_paise;
  END IF;
  IF change <> 0 THEN
    UPDATE payments SET refunded_paise = refunded_paise + change WHERE id = NEW.payment_id;
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS refunds_counted ON refunds;
CREATE TRIGGER refunds_counted AFTER INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION add_refund_to_payment();
