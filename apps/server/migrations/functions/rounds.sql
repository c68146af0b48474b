-- An order that is moved to another morning leaves its round.
CREATE OR REPLACE FUNCTION leave_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM round_orders WHERE order_id = NEW.id;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS orders_leave_round ON orders;
CREATE TRIGGER orders_leave_round AFTER UPDATE OF slot_from ON orders FOR EACH ROW
  WHEN ((OLD.slot_from AT TIME ZONE 'Asia/Kolkata')::date IS DISTINCT FROM (NEW.slot_from AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION leave_round();

-- A delivery, or its undoing, waits for a cash-up of its day, and the other way round.
CREATE OR REPLACE FUNCTION lock_rider_day(rider uuid, day date) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('cash-up ' || rider || ' ' || day, 0))
$$;

-- A reopened order, and milk that was marked as missed, was not paid for. Sour milk was: its price is credited to the balance.
CREATE OR REPLACE FUNCTION undo_delivery_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Before the time is taken, which tells whether the result was undone before the day was counted.
  PERFORM lock_rider_day(v.rider_id, v.date) FROM delivery_results r JOIN stop_visits v ON v.id = r.visit_id
    WHERE r.is_delivered AND r.undone_at IS NULL
      AND CASE TG_TABLE_NAME WHEN 'orders' THEN r.order_id = NEW.id ELSE r.milk_delivery_id = NEW.id END;
  UPDATE delivery_results SET undone_at = clock_timestamp()
    WHERE is_delivered AND undone_at IS NULL
      AND CASE TG_TABLE_NAME WHEN 'orders' THEN order_id = NEW.id ELSE milk_delivery_id = NEW.id END;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS orders_undo_delivery ON orders;
CREATE TRIGGER orders_undo_delivery AFTER UPDATE OF delivered_at ON orders FOR EACH ROW
  WHEN (OLD.delivered_at IS NOT NULL AND NEW.delivered_at IS NULL) EXECUTE FUNCTION undo_delivery_result();

DROP TRIGGER IF EXISTS milk_undo_delivery ON milk_deliveries;
CREATE TRIGGER milk_undo_delivery AFTER UPDATE OF status ON milk_deliveries FOR EACH ROW
  WHEN (OLD.status IN ('delivered', 'sour') AND NEW.status NOT IN ('delivered', 'sour')) EXECUTE FUNCTION undo_delivery_result();

-- Money of a day that was counted does not change.
CREATE OR REPLACE FUNCTION require_open_day(rider uuid, day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_rider_day(rider, day);
  IF EXISTS (SELECT 1 FROM cash_ups c WHERE c.rider_id = rider AND c.date = day) THEN
    RAISE EXCEPTION 'the cash of % is counted', day
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_ups_closed', TABLE = 'cash_ups';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION check_day_open() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE visit stop_visits%ROWTYPE;
BEGIN
  SELECT * INTO visit FROM stop_visits WHERE id = NEW.visit_id;
  PERFORM require_open_day(visit.rider_id, visit.date);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS delivery_results_day_open ON delivery_results;
CREATE TRIGGER delivery_results_day_open BEFORE INSERT ON delivery_results
  FOR EACH ROW WHEN (NEW.is_delivered) EXECUTE FUNCTION check_day_open();

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% are never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_final', TABLE = TG_TABLE_NAME;
END $$;

DROP TRIGGER IF EXISTS cash_ups_final ON cash_ups;
CREATE TRIGGER cash_ups_final BEFORE UPDATE OR DELETE ON cash_ups FOR EACH ROW EXECUTE FUNCTION refuse_change();

DROP TRIGGER IF EXISTS delivery_results_final ON delivery_results;
CREATE TRIGGER delivery_results_final BEFORE UPDATE OF visit_id, order_id, milk_delivery_id, is_delivered, due_paise, cash_paise, upi_paise
  ON delivery_results FOR EACH ROW EXECUTE FUNCTION refuse_change();

DROP TRIGGER IF EXISTS delivery_results_kept ON delivery_results;
CREATE TRIGGER delivery_results_kept BEFORE DELETE ON delivery_results FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A pick-up ends once.
DROP TRIGGER IF EXISTS pick_ups_final ON pick_ups;
CREATE TRIGGER pick_ups_final BEFORE UPDATE ON pick_ups FOR EACH ROW
  WHEN (OLD.done_at IS NOT NULL OR OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_change();

-- The cash that a rider gave back belongs to a day that is not counted yet.
CREATE OR REPLACE FUNCTION check_pick_up_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_open_day(NEW.rider_id, NEW.done_on);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS pick_ups_day_open ON pick_ups;
CREATE TRIGGER pick_ups_day_open BEFORE UPDATE ON pick_ups FOR EACH ROW
  WHEN (NEW.done_at IS NOT NULL AND NEW.rider_id IS NOT NULL AND NEW.cash_paise > 0) EXECUTE FUNCTION check_pick_up_day();

DROP TRIGGER IF EXISTS pick_ups_kept ON pick_ups;
CREATE TRIGGER pick_ups_kept BEFORE DELETE ON pick_ups FOR EACH ROW EXECUTE FUNCTION refuse_change();
