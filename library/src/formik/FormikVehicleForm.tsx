import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { Vehicle } from '../domain/subject/vehicle/vehicle.ts';
import { vehicleWords } from '../i18n/subjects/vehicle.messages.ts';
import { VehicleForm, type VehicleFormProps } from '../widgets/VehicleForm/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikVehicleFormProps
  extends Omit<VehicleFormProps, 'value' | 'problems' | keyof FormikPartProps<Vehicle>>, FormikPartProps<Vehicle> {}

/**
 * Binds a VehicleForm to the insured vehicle in Formik's values. `problemsOf` checks the value, for example with
 * `vehicleProblems`. When a submit is refused, all problems are shown, and the first invalid control gets the focus.
 * The ref is the outermost element of the form.
 */
export const FormikVehicleForm: ForwardRefExoticComponent<FormikVehicleFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikVehicleFormProps>(function FormikVehicleForm({ name, problemsOf, ...props }, ref) {
    const part = useFormikSubject({ ...props, name, problemsOf }, ref, vehicleWords.sentences);
    return <VehicleForm id={name} {...props} {...part} />;
  });
