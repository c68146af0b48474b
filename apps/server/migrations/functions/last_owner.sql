-- A shop keeps at least one owner who can sign in. The lock serialises changes of owners, so that two cannot leave at once.
-- Demo owners do not count beside a real one, because they sign in on loopback only.
CREATE OR REPLACE FUNCTION check_last_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('owners of the shop'));
  IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND deleted_at IS NULL AND id <> OLD.id
      AND (OLD.is_demo OR NOT is_demo)) THEN
    RAISE EXCEPTION 'account % is the last owner', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_owner', TABLE = 'users';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS users_last_owner ON users;
CREATE TRIGGER users_last_owner BEFORE UPDATE OF role, deleted_at ON users
  FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.deleted_at IS NULL AND (NEW.role <> 'admin' OR NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION check_last_owner();
