import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { Vehicle } from '../domain/subject/vehicle/vehicle.ts';
import { VehicleForm, type VehicleFormProps } from '../widgets/VehicleForm/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikVehicleFormProps
  extends Omit<VehicleFormProps, 'value' | 'problems' | keyof FormikPartProps<Vehicle>>, FormikPartProps<Vehicle> {}

/**
 * A VehicleForm that reads and writes the insured vehicle in Formik's values and checks it by `problemsOf`, see `vehicleProblems`. A refused submit shows every problem and leads to the first. The ref is the form's outermost element.
 */
export const FormikVehicleForm: ForwardRefExoticComponent<FormikVehicleFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikVehicleFormProps>(function FormikVehicleForm({ name, problemsOf, ...props }, ref) {
    const part = useFormikSubject({ ...props, name, problemsOf }, ref);
    return <VehicleForm id={name} {...props} {...part} />;
  });
