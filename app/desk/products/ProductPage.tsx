import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useParams, useSearchParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { deskProduct } from '../../contract/desk/products/products.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useMay } from '../session/deskSessionContext.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { productPaths } from './productPaths.ts';
import * as S from './products.styles.ts';
import { useWorkbench, type WorkbenchProduct } from './useWorkbench.ts';
import { VersionList } from './VersionList.tsx';
import { messages } from './workbench.messages.ts';
import { WorkbenchEditor } from './WorkbenchEditor.tsx';
import { WorkbenchResults } from './WorkbenchResults.tsx';

/** Workbench of a product: its content, the result of the last trial, and its versions. */
export default function ProductPage(): ReactElement {
  const words = useMessages(messages);
  const { productId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const version = params.get('version');
  const { data, error, ask } = useQuestion(
    deskProduct,
    { productId, ...(version === null ? {} : { version }) },
    { revalidateOnFocus: false },
  );
  const showVersion = (chosen: string) => setParams(chosen === '' ? [] : [['version', chosen]]);
  const published = () => {
    showVersion('');
    ask();
  };
  return (
    <DeskPage
      title={data?.name ?? words.title}
      lead={data ? words.lead(productId, data.version) : undefined}
      actions={data && data.versions.length > 0 ? <VersionChoice product={data} onChange={showVersion} /> : undefined}
    >
      <S.Name to={productPaths.products}>{words.back}</S.Name>
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data || error ? null : <Skeleton lines={12} label={words.loading} />}
      {data ? (
        <ProductWorkbench
          key={version}
          product={data}
          onVersion={showVersion}
          onPublished={published}
          onRefused={ask}
        />
      ) : null}
    </DeskPage>
  );
}

interface VersionChoiceProps {
  readonly product: WorkbenchProduct;
  readonly onChange: (version: string) => void;
}

/** Field that chooses the version whose content is shown. */
function VersionChoice({ product: { version, versions }, onChange }: VersionChoiceProps): ReactElement {
  const words = useMessages(messages);
  const options = versions.map((each) => ({
    value: String(each.version),
    label: `${words.versionOf(each.version)} · ${words.states[each.state]}`,
  }));
  return (
    <S.VersionField>
      <FormikMirror values={{ version: String(version) }}>
        <FormikSelect name="version" label={words.version} options={options} onChange={onChange} />
      </FormikMirror>
    </S.VersionField>
  );
}

/** Notice about a product that was never published: the origin of its content. */
function NewProductNotice({ copiedFrom, family }: Pick<WorkbenchProduct, 'copiedFrom' | 'family'>): ReactElement {
  const words = useMessages(messages);
  const lines = useMessages(productLineMessages);
  if (family === '') {
    return (
      <Notice tone="info" title={words.newTitle(copiedFrom)}>
        {words.newText}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={words.newOfFamilyTitle(ownValue(lines, family) ?? family)}>
      {words.newOfFamilyText}
    </Notice>
  );
}

interface ProductWorkbenchProps {
  readonly product: WorkbenchProduct;
  readonly onVersion: (version: string) => void;
  readonly onPublished: () => void;
  /** Called when a publication was refused or failed. A newer version may be the reason. */
  readonly onRefused: () => void;
}

function ProductWorkbench({ product, onVersion, onPublished, onRefused }: ProductWorkbenchProps): ReactElement {
  const workbench = useWorkbench(product);
  const mayChange = useMay('products.change');
  return (
    <>
      {product.newest === 0 ? <NewProductNotice copiedFrom={product.copiedFrom} family={product.family} /> : null}
      <DraftNotices product={product} workbench={workbench} isReadOnly={!mayChange} onOpen={onVersion} />
      <S.Columns>
        <WorkbenchEditor
          product={product}
          workbench={workbench}
          isReadOnly={!mayChange}
          onPublished={() => {
            workbench.end();
            onPublished();
          }}
          onRefused={onRefused}
        />
        <WorkbenchResults trial={workbench.trial} isStale={!workbench.isTried} isNew={product.newest === 0} />
      </S.Columns>
      {product.versions.length === 0 ? null : <VersionList versions={product.versions} />}
    </>
  );
}
