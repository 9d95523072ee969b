// The rows aren't stored in Formik, and each input stores its text in its own state. Formik gets the value on blur or
// submit.
import { useField } from 'formik';
import { memo, useEffect, useState } from 'react';

import { formikSubject } from './_formik';
const Inner = memo(function Inner({
  name,
  value,
  error,
  commit,
}: {
  name: string;
  value: string;
  error?: string;
  commit(v: string): void;
}) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return (
    <label style={{ display: 'inline-block', width: 280 }}>
      {name}
      <input
        name={name}
        value={draft}
        onChange={(e) => setDraft(e.target.value)}
        onBlur={() => draft !== value && commit(draft)}
      />
      {error && <em>{error}</em>}
    </label>
  );
});
function Draft({ name }: { name: string }) {
  const [field, meta, helpers] = useField<string>(name);
  return (
    <Inner
      name={name}
      value={field.value}
      error={meta.touched ? meta.error : undefined}
      commit={helpers.setValue as any}
    />
  );
}
formikSubject('formik-draft', {
  split: true,
  field: Draft,
  notes: 'rows outside, inputs keep a draft and commit on blur',
});
