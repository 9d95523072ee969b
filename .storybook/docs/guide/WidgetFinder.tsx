import { SearchField } from '@tuanbao/library/components/SearchField';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';

import { type Findable, matchesQuery } from '../markdown/matchesQuery.ts';
import { useLanguage } from '../page/Language.ts';
import { manualOf, pageNames, pageOf } from '../page/manualOf.ts';
import { PageLink, Words } from '../page/Words.tsx';

const texts = {
  zh: {
    label: '搜索组件',
    description: '中文名、近义词、英文名或用途，例如“参保地”“上传”“modal”',
    found: (count: number) => `共 ${count} 个组件`,
    page: '打开页面',
  },
  en: {
    label: 'Search widgets',
    description: 'A Chinese or English name, a synonym or a purpose: “参保地”, “upload”, “modal”',
    found: (count: number) => `${count} found`,
    page: 'Open the page',
  },
} as const;

const findableOf = (name: string): Findable | null => {
  const manual = manualOf(name)?.manual;
  return manual ? { ...manual, name } : null;
};

const Query = createContext('');

/** A search field over all components and widgets, and below it the entries that it finds. */
export function WidgetFinder({ children }: { readonly children: ReactNode }): ReactElement {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const { label, description, found } = texts[language];
  const count = pageNames().filter((name) => isFound(name, query)).length;
  return (
    <Query value={query}>
      <TuanbaoProvider className="sb-unstyled" locale={language === 'zh' ? 'zh-CN' : 'en-US'}>
        <SearchField label={label} description={description} value={query} onChange={setQuery} />
      </TuanbaoProvider>
      <p role="status">{found(count)}</p>
      {children}
    </Query>
  );
}

const isFound = (name: string, query: string): boolean => {
  const findable = findableOf(name);
  return findable !== null && matchesQuery(findable, query.trim());
};

interface FoundProps {
  readonly name: string;
  /** The heading, which has all names and synonyms. */
  readonly children: ReactNode;
}

/** An entry of the finder: heading, purpose, and a link to the page. It is hidden while the search doesn't match it. */
export function Found({ name, children }: FoundProps): ReactElement | null {
  const language = useLanguage();
  const query = useContext(Query);
  const findable = findableOf(name);
  const page = pageOf(name);
  if (!findable || !isFound(name, query)) return null;
  return (
    <section>
      {children}
      <p>
        <Words>{language === 'zh' ? findable.chinese.purpose : findable.purpose}</Words>{' '}
        {page === null ? null : (
          <PageLink to={page}>
            {texts[language].page} {name}
          </PageLink>
        )}
      </p>
    </section>
  );
}
