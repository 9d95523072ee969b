import type { Problem } from '../problem/problem.ts';
import type { AddressRegionFault } from '../region/addressRegion.ts';
import type { FieldRuleMessage } from './fieldRule.ts';

/** Problems of insured subjects, or of the amounts of a premium. */
export type SubjectProblemCode =
  | FieldRuleMessage
  | AddressRegionFault
  | 'subjectNotAsked'
  | 'labourTypeUnknown'
  | 'qualificationUnknown'
  | 'quantityInvalid'
  | 'headsInvalid'
  | 'amountTooLarge'
  | 'singleSchemeOnly'
  | 'tooFewOfClass'
  | 'subjectMissing'
  | 'areaInvalid'
  | 'areaNotCovered'
  | 'costInvalid'
  | 'countInvalid'
  | 'poolMissing'
  | 'projectTypeUnknown'
  | 'worksNotCovered'
  | 'useAttributeUnknown'
  | 'vehicleNotCovered'
  | 'textTooLong'
  | 'dateInvalid'
  | 'projectNameRequired'
  | 'projectTypeRequired'
  | 'labourTypeRequired'
  | 'qualificationRequired'
  | 'projectAreaRequired'
  | 'projectCostRequired'
  | 'worksStartRequired'
  | 'worksEndRequired'
  | 'worksEndBeforeStart'
  | 'projectAddressRequired'
  | 'projectMaterialsRequired'
  | 'poolCountRequired'
  | 'poolAreaRequired'
  | 'poolRegionRequired'
  | 'poolAddressRequired'
  | 'poolImagesRequired'
  | 'licencePlateInvalid'
  | 'frameNoRequired'
  | 'frameNoInvalid'
  | 'frameNoCheckFails'
  | 'useAttributeRequired'
  | 'vehicleRequired'
  | 'seatsRequired'
  | 'vehicleLicenceRequired'
  | 'vehicleRegionRequired'
  | 'vehicleAddressRequired'
  | 'houseAreaRequired'
  | 'houseRegionRequired'
  | 'houseAddressRequired'
  | 'addressDeclined'
  | 'businessAreaRequired';

/** A problem with a text in `subjectProblems.messages`. */
export type SubjectProblem = Problem<SubjectProblemCode>;
