import type { SiteFooter } from '@tuanbao/library/domain/site/siteContents';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { Edited } from './Publication.tsx';
import { messages } from './site.messages.ts';
import * as S from './site.styles.ts';

/** Editor of the licence number and the ICP filing number in the footer. */
export function FooterEditor({ value, onChange }: Edited<SiteFooter>): ReactElement {
  const words = useMessages(messages);
  return (
    <FormikMirror values={value}>
      <S.Fields>
        {(['licence', 'filing'] as const).map((name) => (
          <FormikTextField
            key={name}
            name={name}
            label={words[name]}
            description={words.footerHint}
            maxLength={100}
            onChange={(text) => onChange({ ...value, [name]: text.trim() })}
          />
        ))}
      </S.Fields>
    </FormikMirror>
  );
}
