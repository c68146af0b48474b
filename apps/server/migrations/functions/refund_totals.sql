-- Keeps payments.refunded_paise equal to the sum of the refunds, which are never changed or removed.
CREATE OR REPLACE FUNCTION add_refund_to_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE payments SET refunded_paise = refunded_paise + NEW.amount_paise WHERE id = NEW.payment_id;
  ELSIF TG_OP = 'DELETE' OR NEW.amount_paise <> OLD.amount_paise OR NEW.payment_id <> OLD.payment_id THEN
    RAISE EXCEPTION 'a refund is never changed or removed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS refunds_counted ON refunds;
CREATE TRIGGER refunds_counted AFTER INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION add_refund_to_payment();
