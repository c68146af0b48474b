-- Issued invoices and credit notes never change. Invoices of earlier releases get their figures once.
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.order_id, NEW.round, NEW.number, NEW.issued_at)
      IS NOT DISTINCT FROM (OLD.order_id, OLD.round, OLD.number, OLD.issued_at)
    AND (OLD.figures IS NULL OR (NEW.figures, NEW.seller, NEW.total_paise)
      IS NOT DISTINCT FROM (OLD.figures, OLD.seller, OLD.total_paise)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoice % is issued and never changes', OLD.number
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'invoices_issued', TABLE = 'invoices';
END $$;

DROP TRIGGER IF EXISTS invoices_issued ON invoices;
CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION keep_issued_invoice();

CREATE OR REPLACE FUNCTION keep_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoiced int;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'credit note % is issued and never changes', OLD.number
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_notes_issued', TABLE = 'credit_notes';
  END IF;
  SELECT total_paise INTO invoiced FROM invoices
    WHERE order_id = NEW.order_id AND round = NEW.round FOR NO KEY UPDATE;
  IF NEW.amount_paise + (SELECT coalesce(sum(amount_paise), 0) FROM credit_notes
      WHERE order_id = NEW.order_id AND round = NEW.round) > invoiced THEN
    RAISE EXCEPTION 'credit notes of order % exceed its invoice', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_notes_at_most_invoice', TABLE = 'credit_notes';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS credit_notes_issued ON credit_notes;
CREATE TRIGGER credit_notes_issued BEFORE INSERT OR UPDATE OR DELETE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION keep_credit_note();
