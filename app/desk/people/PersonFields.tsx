import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useTierOptions } from './agentWords.ts';
import { messages } from './people.messages.ts';

/** Fields for mobile number, name and tier of a new user. */
export function PersonFields(): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <FormikTextField name="name" label={words.name} maxLength={60} autoComplete="off" isRequired isImmediate />
      <FormikTextField
        name="mobile"
        label={words.mobile}
        inputMode="tel"
        maxLength={11}
        autoComplete="off"
        isRequired
        isImmediate
      />
      <FormikSelect name="tier" label={words.tier} options={useTierOptions()} isRequired />
    </>
  );
}
