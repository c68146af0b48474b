-- Keeps the price before the first change of a day, for the rate board: the price of yesterday, until the next day in India.
CREATE OR REPLACE FUNCTION keep_former_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  IF OLD.price_changed_on IS DISTINCT FROM today THEN
    NEW.former_price_paise := OLD.price_paise;
    NEW.price_changed_on := today;
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS products_former_price ON products;
CREATE TRIGGER products_former_price BEFORE UPDATE OF price_paise ON products
  FOR EACH ROW WHEN (OLD.price_paise <> NEW.price_paise) EXECUTE FUNCTION keep_former_price();
