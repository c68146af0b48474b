-- Packs in orders that are not packed yet and have no batch; without the order `except_order`.
CREATE OR REPLACE FUNCTION unpacked_packs(product uuid, except_order uuid DEFAULT NULL) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.quantity - coalesce((
    SELECT sum(a.quantity) FROM batch_allotments a WHERE a.order_line_id = l.id AND a.returned_at IS NULL), 0)), 0)
  FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE l.product_id = product AND l.rejected_at IS NULL AND o.status IN ('pending', 'OrderPlaced')
    AND o.id IS DISTINCT FROM except_order
$$;

-- Packs on the shelf that no batch holds. Negative when batches hold more than there is.
CREATE OR REPLACE FUNCTION unbatched_packs(product uuid, except_order uuid DEFAULT NULL) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT p.stock + unpacked_packs(p.id, except_order)
    - coalesce((SELECT sum(b.quantity - b.held_back) FROM stock_batches b WHERE b.product_id = p.id), 0)
  FROM products p WHERE p.id = product
$$;

-- The quantity of a batch follows its moves and allotments, and its check constraint refuses more than it holds.
CREATE OR REPLACE FUNCTION move_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_batches SET quantity = quantity + NEW.change WHERE id = NEW.batch_id;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS batch_moves_move ON batch_moves;
CREATE TRIGGER batch_moves_move AFTER INSERT ON batch_moves FOR EACH ROW EXECUTE FUNCTION move_batch();

CREATE OR REPLACE FUNCTION allot_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE stock_batches SET quantity = quantity + OLD.quantity WHERE id = OLD.batch_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE stock_batches SET quantity = quantity - NEW.quantity WHERE id = NEW.batch_id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS batch_allotments_allot ON batch_allotments;
CREATE TRIGGER batch_allotments_allot AFTER INSERT OR DELETE OR UPDATE OF quantity ON batch_allotments
  FOR EACH ROW EXECUTE FUNCTION allot_batch();

-- A line is packed with no more packs than it has.
CREATE OR REPLACE FUNCTION check_allotted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(quantity) FROM batch_allotments WHERE order_line_id = NEW.order_line_id AND returned_at IS NULL)
    > (SELECT quantity FROM order_lines WHERE id = NEW.order_line_id) THEN
    RAISE EXCEPTION 'more packs allotted than order line % has', NEW.order_line_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS batch_allotments_check ON batch_allotments;
CREATE TRIGGER batch_allotments_check AFTER INSERT OR UPDATE ON batch_allotments
  FOR EACH ROW EXECUTE FUNCTION check_allotted();
