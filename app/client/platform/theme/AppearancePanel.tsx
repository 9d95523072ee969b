import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import { messages } from './appearance.messages.ts';
import type { AppearanceState } from './appearance.ts';
import { useAppearance } from './appearanceContext.ts';
import * as S from './AppearancePanel.styles.ts';

type Words = ReturnType<typeof useMessages<(typeof messages)['zh-CN']>>;

const choices = {
  theme: [
    ['auto', 'followSystem'],
    ['light', 'light'],
    ['dark', 'dark'],
  ],
  contrast: [
    ['auto', 'followSystem'],
    ['normal', 'normal'],
    ['more', 'more'],
  ],
  density: [
    ['comfortable', 'comfortable'],
    ['compact', 'compact'],
  ],
} as const satisfies { [Name in keyof AppearanceState]: readonly (readonly [AppearanceState[Name], keyof Words])[] };

/** Panel in which the user chooses theme, contrast and density. A choice applies immediately. */
export function AppearancePanel(): ReactElement {
  const words = useMessages(messages);
  const appearance = useAppearance();
  const state = useObservable(appearance);
  return (
    <S.Root>
      {(['theme', 'contrast', 'density'] as const).map((name) => (
        <RadioGroup
          key={name}
          label={words[name]}
          orientation="horizontal"
          options={choices[name].map(([value, word]) => ({ value, label: words[word] }))}
          value={state[name]}
          onChange={(value) => appearance.choose({ [name]: value })}
        />
      ))}
    </S.Root>
  );
}
