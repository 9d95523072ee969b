import { messages as cascaderMessages } from '@tuanbao/library/components/Cascader/messages';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { replaceMessages } from '@tuanbao/library/i18n/replaceMessages';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { messages as regionMessages } from '@tuanbao/library/widgets/RegionCascader/messages';
import type { ReactElement } from 'react';

/**
 * German texts of two message packs. A text that is left out is shown in English. In development, a warning on the
 * console lists the missing texts.
 */
const german = [
  replaceMessages(regionMessages, {
    de: {
      placeholder: 'Provinz / Stadt / Bezirk wählen',
      levels: ['Provinz', 'Stadt', 'Bezirk'],
      search: 'Region, Pinyin oder Code suchen',
    },
  }),
  replaceMessages(cascaderMessages, {
    de: {
      clear: (label) => `${label} leeren`,
      close: 'Schließen',
      results: 'Treffer',
      found: (count) => `${count} Treffer`,
      nothingFound: (query) => `Nichts gefunden für „${query}“`,
      hint: 'Pfeiltasten bewegen, Eingabetaste wählt',
      loading: 'Wird geladen …',
    },
  }),
];

/** A region field in German. */
export function Example(): ReactElement {
  return (
    <TuanbaoProvider locale="de" messages={german}>
      <RegionCascader label="Versicherungsort" />
    </TuanbaoProvider>
  );
}
