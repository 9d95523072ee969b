import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useSearchParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { hostBrands } from '../../contract/desk/site/brands.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { BrandEditor } from './BrandEditor.tsx';
import { messages } from './brands.messages.ts';
import * as S from './site.styles.ts';

/** Page on which an administrator changes the brand of each host. The address contains the chosen host of a partner. */
export default function BrandsPage(): ReactElement {
  const words = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const { data, error, isLoading, ask } = useQuestion(hostBrands, {}, { revalidateOnFocus: false });
  const list = data?.list ?? [];
  const chosen = list.find(({ host }) => host === params.get('host')) ?? list[0];
  const nameOf = ({ host, agency }: (typeof list)[number]) =>
    host === '' ? words.ownHost : words.partnerHost(host, agency);
  return (
    <DeskPage title={words.title} lead={words.lead}>
      {isLoading && !data ? <Skeleton lines={8} label={words.loading} /> : null}
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {chosen ? (
        <>
          <FormikMirror values={{ host: chosen.host }}>
            <S.Fields>
              <FormikSelect
                name="host"
                label={words.host}
                options={list.map((each) => ({ value: each.host, label: nameOf(each) }))}
                onChange={(host) => setParams(host === '' ? [] : [['host', host]])}
              />
            </S.Fields>
          </FormikMirror>
          <BrandEditor key={chosen.host} brand={chosen} name={nameOf(chosen)} onPublished={ask} />
        </>
      ) : null}
    </DeskPage>
  );
}
