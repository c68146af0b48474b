import { doctors as texts } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { Form } from 'react-router';

/** A form of the address, so that it works without JavaScript. */
export const DoctorSearch = ({ complaint }: { complaint: string }) => (
  <Form method="get" role="search" className="mb-5 flex max-w-140 items-end gap-2 md:mb-7">
    <Field label={t(texts.searchLabel)} className="min-w-0 flex-1">
      {(props) => (
        <TextInput
          {...props}
          key={complaint}
          type="search"
          name="complaint"
          defaultValue={complaint}
          placeholder={t(texts.searchHint)}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
      )}
    </Field>
    <Button type="submit">{t(texts.search)}</Button>
  </Form>
);
