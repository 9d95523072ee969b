import { useFormikContext } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { ErrorSummary, type ErrorSummaryProps } from '../components/ErrorSummary/index.ts';
import { hostErrorsIn } from './parts/hostErrors.ts';
import { useFormikRefusals } from './parts/useFormikRefusals.ts';

export interface FormikErrorSummaryProps extends Omit<ErrorSummaryProps, 'items' | 'refusals'> {
  /**
   * Errors to list, with texts of the parent component. @default Formik's errors, in the order in which `validate`
   * returned them
   */
  items?: ErrorSummaryProps['items'] | undefined;
  /**
   * Returns the id of the field that an error links to, from the path of the field in Formik's values. @default the
   * path itself
   */
  idOf?: ((path: string) => string) | undefined;
}

const samePath = (path: string): string => path;

/**
 * An ErrorSummary for a Formik form. It appears when a submit is refused for the first time, and lists the errors of
 * the form with links to their fields. Each time a submit is refused, it gets the focus. The ref is the heading
 * element.
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
