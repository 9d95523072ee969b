import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Tag } from '@tuanbao/library/components/Tag';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import { type ReactElement, useState } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { deskProducts } from '../../contract/desk/products/products.ts';
import { DeskList } from '../list/DeskList.tsx';
import { listPageSize, useListQuery } from '../list/useListQuery.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useMay } from '../session/deskSessionContext.ts';
import { hostName, type ListedProduct, productsMatching, saleStateOf, saleStates } from './listedProduct.ts';
import { NewProductButton } from './NewProductDialog.tsx';
import { ProductDialog, type ProductVerb } from './ProductDialogs.tsx';
import { pathOfProduct } from './productPaths.ts';
import { ProductRowActions } from './ProductRowActions.tsx';
import { messages } from './products.messages.ts';
import * as S from './products.styles.ts';

type Words = (typeof messages)['zh-CN'];

function SaleTag({ product }: { readonly product: ListedProduct }): ReactElement {
  const words = useMessages(messages);
  const { listed } = usePunctuation();
  const state = saleStateOf(product);
  if (state === 'onSale') return <Tag tone="success">{words.onSale}</Tag>;
  if (state === 'begun') return <Tag tone="info">{product.nextVersion === 0 ? words.begun : words.coming}</Tag>;
  if (state === 'asked') return <Tag tone="warning">{words.asked}</Tag>;
  const hosts = listed(product.offOn.map((host) => hostName(words, host)));
  return <Tag tone="danger">{product.offOn.includes('*') ? words.off : words.offPartly(hosts)}</Tag>;
}

const columnsIn = (words: Words): readonly DataGridColumn<ListedProduct>[] => [
  {
    id: 'name',
    header: words.name,
    isRowHeader: true,
    cell: ({ productId, name }) => (
      <div>
        <S.Name to={pathOfProduct(productId)}>{name}</S.Name>
        <S.Muted>{words.code(productId)}</S.Muted>
      </div>
    ),
  },
  { id: 'insurer', header: words.insurer, cell: ({ insurer }) => insurer || '—' },
  {
    id: 'version',
    header: words.version,
    cell: ({ version, nextVersion, nextFrom }) => (
      <div>
        {version === 0 ? '—' : words.versionOf(version)}
        {nextVersion === 0 ? null : <S.Muted>{words.next(nextVersion, nextFrom)}</S.Muted>}
      </div>
    ),
  },
  { id: 'sale', header: words.sale, cell: (product) => <SaleTag product={product} /> },
  {
    id: 'place',
    header: words.place,
    cell: ({ isHot, position }) => (
      <S.Inline>
        {isHot ? <Tag tone="info">{words.hot}</Tag> : null}
        {position === 0 ? null : words.position(position)}
        {!isHot && position === 0 ? '—' : null}
      </S.Inline>
    ),
  },
];

/** List of all products, with their versions and their state of sale. */
export default function ProductsPage(): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const mayChange = useMay('products.change');
  const query = useListQuery(['text', 'sale']);
  const question = useQuestion(deskProducts, {}, { keepPreviousData: true });
  const [open, setOpen] = useState<{ readonly verb: ProductVerb; readonly product: ListedProduct } | null>(null);
  const found = productsMatching(question.data?.list ?? [], query.filters);
  const from = (query.page - 1) * listPageSize;
  const data = question.data && { total: found.length, list: found.slice(from, from + listPageSize) };
  const actions = (product: ListedProduct) => (
    <ProductRowActions product={product} onAct={(verb) => setOpen({ verb, product })} />
  );
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      actions={mayChange ? <NewProductButton products={question.data?.list ?? []} /> : undefined}
    >
      <DeskList<ListedProduct>
        caption={words.title}
        question={{ ...question, data }}
        query={query}
        columns={columnsIn(words)}
        rowKey={({ productId }) => productId}
        rowLabel={({ name }) => name}
        onOpen={({ productId }) => void navigate(pathOfProduct(productId))}
        filters={<Filters filters={query.filters} onChange={query.change} />}
        actions={mayChange ? actions : undefined}
      />
      {open ? (
        <ProductDialog
          {...open}
          hosts={question.data?.hosts ?? []}
          onChange={question.ask}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </DeskPage>
  );
}

interface FiltersProps {
  readonly filters: { readonly text: string; readonly sale: string };
  readonly onChange: (filters: { text?: string; sale?: string }) => void;
}

function Filters({ filters: { text, sale }, onChange }: FiltersProps): ReactElement {
  const words = useMessages(messages);
  const names = { onSale: words.onSale, asked: words.asked, off: words.off, begun: words.notInForce };
  return (
    <>
      <SearchField
        key={text}
        label={words.filterText}
        defaultValue={text}
        maxLength={60}
        onSubmit={(entered) => onChange({ text: entered.trim() })}
        onClear={() => onChange({ text: '' })}
      />
      <FormikMirror values={{ sale }}>
        <FormikSelect
          name="sale"
          label={words.filterSale}
          options={[
            { value: '', label: words.everything },
            ...saleStates.map((value) => ({ value, label: names[value] })),
          ]}
          onChange={(value) => onChange({ sale: value })}
        />
      </FormikMirror>
    </>
  );
}
