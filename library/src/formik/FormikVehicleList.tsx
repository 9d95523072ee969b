import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { Vehicle } from '../domain/subject/vehicle/vehicle.ts';
import { vehicleWords } from '../i18n/subjects/vehicle.messages.ts';
import { VehicleList, type VehicleListProps } from '../widgets/VehicleList/index.ts';
import type { FormikPartProps } from './parts/useFormikPart.ts';
import { useFormikSubject } from './parts/useFormikSubject.ts';

export interface FormikVehicleListProps
  extends Omit<VehicleListProps, 'value' | 'problems' | keyof FormikPartProps<Vehicle>>, FormikPartProps<Vehicle> {}

/**
 * Binds a VehicleList to the insured vehicle in Formik's values. The list edits the vehicles in `others` of this
 * value. `problemsOf` checks the value, for example with `vehicleProblems`. When a submit is refused, the first vehicle
 * with a problem gets the focus. The ref is the outermost element of the list.
 */
export const FormikVehicleList: ForwardRefExoticComponent<FormikVehicleListProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikVehicleListProps>(function FormikVehicleList({ name, problemsOf, ...props }, ref) {
    const part = useFormikSubject({ ...props, name, problemsOf }, ref, vehicleWords.sentences);
    return <VehicleList id={name} {...props} {...part} />;
  });
