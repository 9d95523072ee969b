import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { newPeriod } from '@tuanbao/library/domain/order/newDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { quote } from '@tuanbao/library/domain/rating/quote';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { type ReactElement, useMemo, useState } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { forVisit, useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { deskOccupations } from '../../contract/desk/products/products.ts';
import * as S from './products.styles.ts';
import { messages } from './workbench.messages.ts';

export interface ProductPreviewProps {
  readonly product: ProductDefinition;
  /**
   * Insured subject from which the premium of the sample scheme is computed, such as an area; null if the premium
   * depends on persons.
   */
  readonly subject: RatingSubject | null;
}

/** Number of persons in each occupation of the sample scheme. */
const sampleHeads = 10;

function sampleScheme(product: ProductDefinition, name: string): Scheme {
  const scheme = newScheme(product, 's1', name);
  return { ...scheme, occupations: scheme.occupations.map((line) => ({ ...line, heads: sampleHeads })) };
}

/** Form of a product, filled in with a sample scheme, and the receipt with the price of this scheme. */
export function ProductPreview({ product, subject }: ProductPreviewProps): ReactElement {
  const words = useMessages(messages);
  const { clock } = useServices();
  const { data, error, ask } = useQuestion(deskOccupations, {}, forVisit);
  const tree = useMemo(() => data && occupationTreeOf(data), [data]);
  const [schemes, setSchemes] = useState<readonly Scheme[]>(() => [sampleScheme(product, words.scheme)]);
  const [months, setMonths] = useState(() => newPeriod(product, clock.today()).months);
  const priced = quote(product, { months, applyQuantity: 1, schemes, ...(subject && { subject }) });
  if (error) return <CallFailure error={error} onRetry={ask} />;
  if (!tree) return <Skeleton lines={6} label={words.loading} />;
  return (
    <S.Stack>
      <p>{words.formHint}</p>
      <FormikMirror values={{ months: String(months) }}>
        <FormikSelect
          name="months"
          label={words.months}
          options={product.durations.map((each) => ({ value: String(each), label: words.monthsOf(each) }))}
          onChange={(value) => setMonths(Number(value))}
        />
      </FormikMirror>
      <Card title={words.form}>
        <SchemeEditor
          product={product}
          schemes={schemes}
          onChange={setSchemes}
          occupations={tree}
          months={months}
          quotes={priced.schemes}
        />
      </Card>
      <p>{words.receiptHint}</p>
      <PremiumReceipt quote={priced} schemes={schemes} isSample={product.isSample} allowsPrint={false} />
    </S.Stack>
  );
}
