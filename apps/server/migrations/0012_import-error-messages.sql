-- The errors of an import name their text "message", as all other errors do.
UPDATE "sent_lists" SET "errors" = (
  SELECT jsonb_agg(error - 'sentence' || jsonb_build_object('message', error -> 'sentence') ORDER BY position)
  FROM jsonb_array_elements("errors") WITH ORDINALITY AS list(error, position)
) WHERE "errors" @> '[{}]' AND "errors" -> 0 ? 'sentence';
