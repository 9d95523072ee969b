import type { Command } from '@tuanbao/library/components/CommandPalette';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useMemo } from 'react';

import { messages as menuMessages } from '../platform/navigation/menu.messages.ts';
import { menu } from '../platform/navigation/menu.ts';
import { paths, productPath } from '../platform/navigation/paths.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useCustomerView } from '../platform/session/sessionContext.ts';
import { messages } from './palette.messages.ts';

/**
 * Chinese names and pinyin of the pages in the menu. When the app is in English, the user can thus find a page in
 * Chinese too.
 */
const readings: Readonly<Record<string, readonly [name: string, pinyin: string]>> = {
  [paths.products]: ['团险产品', 'tuan xian chan pin'],
  [paths.quotations]: ['历史报价', 'li shi bao jia'],
  [paths.orders]: ['订单列表', 'ding dan lie biao'],
  [paths.unfinished]: ['未完成订单', 'wei wan cheng ding dan'],
  [paths.initiateEndorsement]: ['发起保全', 'fa qi bao quan'],
  [paths.endorsements]: ['保全列表', 'bao quan lie biao'],
  [paths.information]: ['信息披露', 'xin xi pi lu'],
};

const readingOf = (path: string, label: string): Pick<Command, 'pinyin' | 'keywords'> => {
  const [name = '', pinyin = ''] = ownValue(readings, path) ?? [];
  return label === name ? { pinyin, keywords: [path] } : { keywords: [name, path] };
};

/** Returns the commands for which nothing has to be requested: pages, actions, and products that are already loaded. */
export function usePaletteCommands(products: readonly ProductSummary[] | undefined): readonly Command[] {
  const words = useMessages(messages);
  const menuWords = useMessages(menuMessages);
  const customerView = useCustomerView();
  const isCustomerView = useObservable(customerView);
  return useMemo(() => {
    const pages = [
      ...menu.flatMap(({ entries }) => entries.map(({ word, path }) => ({ value: path, label: menuWords[word] }))),
      { value: paths.information, label: menuWords.information },
    ].map((page): Command => ({ ...page, ...readingOf(page.value, page.label), group: words.pages }));
    const actions: readonly Command[] = [
      {
        value: 'customerView',
        label: isCustomerView ? words.leaveCustomerView : words.customerView,
        keywords: ['khst', 'kehushitu'],
        group: words.actions,
      },
      { value: 'keyboard', label: words.keyboard, keywords: ['kjj', 'kuaijiejian'], group: words.actions },
      { value: 'language', label: words.otherLanguage, keywords: ['语言', 'language'], group: words.actions },
    ];
    const sold = (products ?? []).map(({ id, name, pinyin, insurer, badges }): Command => ({
      value: productPath(id),
      label: name,
      ...(pinyin === undefined ? {} : { pinyin }),
      keywords: [id, insurer.name, ...badges],
      description: insurer.name,
      group: words.products,
    }));
    return [...pages, ...actions, ...sold];
  }, [products, words, menuWords, isCustomerView]);
}
