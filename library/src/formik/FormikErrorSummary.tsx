import { useFormikContext } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { ErrorSummary, type ErrorSummaryProps } from '../components/ErrorSummary/index.ts';
import { hostErrorsIn } from './parts/hostErrors.ts';
import { useFormikRefusals } from './parts/useFormikRefusals.ts';

export interface FormikErrorSummaryProps extends Omit<ErrorSummaryProps, 'items' | 'refusals'> {
  /**
   * The problems with the parent component's own texts. @default Formik's errors, in the order in which `validate`
   * returned them
   */
  items?: ErrorSummaryProps['items'] | undefined;
  /** Returns the id of the field with a path in Formik's values, for the link to it. @default the path */
  idOf?: ((path: string) => string) | undefined;
}

const samePath = (path: string): string => path;

/**
 * An ErrorSummary of a Formik form. After the first refused submit it lists the form's errors with links to their
 * fields. Each refused submit focuses it. The ref is the heading element.
 */
export const FormikErrorSummary: ForwardRefExoticComponent<
  FormikErrorSummaryProps & RefAttributes<HTMLHeadingElement>
> = forwardRef<HTMLHeadingElement, FormikErrorSummaryProps>(function FormikErrorSummary(
  { items, idOf = samePath, ...props },
  ref,
) {
  const { errors } = useFormikContext();
  const refusals = useFormikRefusals();
  const found = (): ErrorSummaryProps['items'] =>
    hostErrorsIn(errors).map(({ path, message }) => ({ message, targetId: idOf(path) }));
  return <ErrorSummary {...props} ref={ref} items={items ?? found()} refusals={refusals} />;
});
