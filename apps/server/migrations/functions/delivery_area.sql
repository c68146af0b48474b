-- The one place that finds the area of an address. Several areas may share a pincode: the longest name that the street
-- contains counts, then one that the city contains. Null where the shop does not deliver.
-- In plpgsql, which keeps the plan of its statement; a function in SQL would be planned at each address and order.
CREATE OR REPLACE FUNCTION delivery_area(street text, city text, pincode text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    WITH served AS (
      SELECT a.name, a.alias, a.hindi_name, a.rank FROM area_pincodes p JOIN areas a ON a.id = p.area_id WHERE p.pincode = $3
    ), named AS (
      SELECT served.name, place.preference, length(word) AS letters, served.rank
      FROM served CROSS JOIN LATERAL (VALUES (served.name), (served.alias), (served.hindi_name)) AS words(word)
      CROSS JOIN LATERAL (VALUES ($1, 1), ($2, 2)) AS place(text, preference)
      WHERE word <> '' AND strpos(lower(place.text), lower(word)) > 0
    )
    SELECT coalesce(
      (SELECT name FROM named ORDER BY preference, letters DESC, rank LIMIT 1),
      (SELECT CASE count(*) WHEN 0 THEN NULL WHEN 1 THEN min(name) ELSE 'Pincode ' || $3 END FROM served))
  );
END
$$;

CREATE OR REPLACE FUNCTION set_address_area() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.area := delivery_area(NEW.street, NEW.city, NEW.pincode);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS addresses_area ON addresses;
CREATE TRIGGER addresses_area BEFORE INSERT OR UPDATE OF street, city, pincode ON addresses
  FOR EACH ROW EXECUTE FUNCTION set_address_area();

CREATE OR REPLACE FUNCTION set_order_area() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.area := delivery_area(NEW.address ->> 'street', NEW.address ->> 'city', NEW.pincode);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS orders_area ON orders;
CREATE TRIGGER orders_area BEFORE INSERT ON orders FOR EACH ROW WHEN (NEW.area IS NULL) EXECUTE FUNCTION set_order_area();

-- Saved addresses follow the areas; orders keep the area that they were placed in.
CREATE OR REPLACE FUNCTION find_areas_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'areas' THEN
    UPDATE addresses SET area = delivery_area(street, city, pincode)
      WHERE pincode IN (SELECT p.pincode FROM area_pincodes p WHERE p.area_id = NEW.id);
  ELSE
    UPDATE addresses SET area = delivery_area(street, city, pincode)
      WHERE pincode = CASE WHEN TG_OP = 'DELETE' THEN OLD.pincode ELSE NEW.pincode END;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS area_pincodes_changed ON area_pincodes;
CREATE TRIGGER area_pincodes_changed AFTER INSERT OR DELETE ON area_pincodes
  FOR EACH ROW EXECUTE FUNCTION find_areas_again();

DROP TRIGGER IF EXISTS areas_renamed ON areas;
CREATE TRIGGER areas_renamed AFTER UPDATE OF name, alias, hindi_name ON areas
  FOR EACH ROW EXECUTE FUNCTION find_areas_again();
