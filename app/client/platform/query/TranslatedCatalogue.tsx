import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';

import { catalogueTexts } from '../../../contract/catalogueTexts.ts';
import type { translationBy } from './translateAnswers.ts';
import { noTranslation, TranslationContext } from './translationContext.ts';
import { forVisit, useQuestion } from './useQuestion.ts';

interface TranslatedCatalogueProps {
  /** Language of the user, such as `en-US`. */
  readonly locale: string;
  readonly children: ReactNode;
}

/**
 * Shows the texts of the catalogue in the user's language on all screens inside. If the language is Chinese, no
 * translations are loaded. If the translations can't be loaded, the texts are shown in Chinese.
 */
export function TranslatedCatalogue({ locale, children }: TranslatedCatalogueProps): ReactElement {
  const isChinese = locale.startsWith('zh');
  const { data, error } = useQuestion(catalogueTexts, isChinese ? null : { language: 'en' }, forVisit);
  const [translate, setTranslate] = useState<typeof translationBy | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (isChinese) return;
    import('./translateAnswers.ts').then(
      (module) => setTranslate(() => module.translationBy),
      () => setIsBroken(true),
    );
  }, [isChinese]);
  const loaded = useMemo(() => (data && translate ? translate(data) : null), [data, translate]);
  const isUntranslated = isChinese || isBroken || error !== undefined;
  return <TranslationContext value={isUntranslated ? noTranslation : loaded}>{children}</TranslationContext>;
}
