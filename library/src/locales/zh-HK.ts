import type { ReplacedMessages } from '../i18n/replaceMessages.ts';
import { applicantForm } from './zh-HK/ApplicantForm.ts';
import { applicantProblem } from './zh-HK/applicantProblems.ts';
import { bankPicker } from './zh-HK/BankPicker.ts';
import { breadcrumbs } from './zh-HK/Breadcrumbs.ts';
import { cascader } from './zh-HK/Cascader.ts';
import { checkboxGroup } from './zh-HK/CheckboxGroup.ts';
import { clauseDocuments } from './zh-HK/ClauseDocuments.ts';
import { codedOrganisationNature } from './zh-HK/codedOrganisationNature.ts';
import { coInsurers } from './zh-HK/CoInsurers.ts';
import { comboBox } from './zh-HK/ComboBox.ts';
import { commandPalette } from './zh-HK/CommandPalette.ts';
import { companyCategory } from './zh-HK/companyCategory.ts';
import { constructionFields, constructionSentences } from './zh-HK/construction.ts';
import { constructionForm } from './zh-HK/ConstructionForm.ts';
import { constructionQualification } from './zh-HK/constructionQualification.ts';
import { coveredPersons } from './zh-HK/CoveredPersons.ts';
import { coverTable } from './zh-HK/CoverTable.ts';
import { dataGrid } from './zh-HK/DataGrid.ts';
import { dateField } from './zh-HK/DateField.ts';
import { dateRangeField } from './zh-HK/DateRangeField.ts';
import { dialog } from './zh-HK/Dialog.ts';
import { documentViewer } from './zh-HK/DocumentViewer.ts';
import { draftProblem } from './zh-HK/draftProblems.ts';
import { drawer } from './zh-HK/Drawer.ts';
import { earnedRewards } from './zh-HK/EarnedRewards.ts';
import { endorsement } from './zh-HK/endorsement.ts';
import { endorsementPersons } from './zh-HK/EndorsementPersons.ts';
import { endorsementPremium } from './zh-HK/EndorsementPremium.ts';
import { endorsementProblem } from './zh-HK/endorsementProblems.ts';
import { endorsementProcess } from './zh-HK/EndorsementProcess.ts';
import { endorsementStatusTag } from './zh-HK/EndorsementStatusTag.ts';
import { endorsementStepper } from './zh-HK/EndorsementStepper.ts';
import { errorSummary } from './zh-HK/ErrorSummary.ts';
import { exclusionList } from './zh-HK/ExclusionList.ts';
import { fieldRule } from './zh-HK/fieldRules.ts';
import { fileDrop } from './zh-HK/FileDrop.ts';
import { fileUpload } from './zh-HK/FileUpload.ts';
import { fleet } from './zh-HK/fleet.ts';
import { formParts } from './zh-HK/FormParts.ts';
import { groupIdType } from './zh-HK/groupIdType.ts';
import { houseFields, houseSentences } from './zh-HK/house.ts';
import { houseForm } from './zh-HK/HouseForm.ts';
import { imagePreview } from './zh-HK/ImagePreview.ts';
import { industryPicker } from './zh-HK/IndustryPicker.ts';
import { insuredPersons } from './zh-HK/insuredPersons.ts';
import { invoice } from './zh-HK/invoice.ts';
import { invoiceForm } from './zh-HK/InvoiceForm.ts';
import { keyboardSheet } from './zh-HK/KeyboardSheet.ts';
import { labourType } from './zh-HK/labourType.ts';
import { link } from './zh-HK/Link.ts';
import { loginDialog } from './zh-HK/LoginDialog.ts';
import { materialsUpload } from './zh-HK/MaterialsUpload.ts';
import { notice } from './zh-HK/Notice.ts';
import { numberField } from './zh-HK/NumberField.ts';
import { occupationPicker } from './zh-HK/OccupationPicker.ts';
import { occupationResolver } from './zh-HK/OccupationResolver.ts';
import { occupationTable } from './zh-HK/OccupationTable.ts';
import { operatorRelation } from './zh-HK/operatorRelation.ts';
import { orderMaterial } from './zh-HK/orderMaterial.ts';
import { orderStatus } from './zh-HK/orderStatus.ts';
import { orderTimeline } from './zh-HK/OrderTimeline.ts';
import { organisationNature } from './zh-HK/organisationNature.ts';
import { pagination } from './zh-HK/Pagination.ts';
import { passwordField } from './zh-HK/PasswordField.ts';
import { payWait } from './zh-HK/PayWait.ts';
import { personCorrections } from './zh-HK/PersonCorrections.ts';
import { personTable } from './zh-HK/PersonTable.ts';
import { personWordsTexts } from './zh-HK/personWords.ts';
import { planComparison } from './zh-HK/PlanComparison.ts';
import { poolFields, poolSentences } from './zh-HK/pool.ts';
import { premiumBar } from './zh-HK/PremiumBar.ts';
import { premiumReceipt } from './zh-HK/PremiumReceipt.ts';
import { priceChange } from './zh-HK/priceChange.ts';
import { productCard } from './zh-HK/ProductCard.ts';
import { productComparison } from './zh-HK/ProductComparison.ts';
import { productFilter } from './zh-HK/ProductFilter.ts';
import { productLine } from './zh-HK/productLine.ts';
import { productTermWordsTexts } from './zh-HK/productTerms.ts';
import { projectType } from './zh-HK/projectType.ts';
import { quotation } from './zh-HK/quotation.ts';
import { quotationShare } from './zh-HK/QuotationShare.ts';
import { rateCard } from './zh-HK/RateCard.ts';
import { reconcile } from './zh-HK/reconcile.ts';
import { regionCascader } from './zh-HK/RegionCascader.ts';
import { rewardType } from './zh-HK/rewardType.ts';
import { rosterImport } from './zh-HK/RosterImport.ts';
import { rosterProblem } from './zh-HK/rosterProblems.ts';
import { rosterReconcile } from './zh-HK/RosterReconcile.ts';
import { schemeEditor } from './zh-HK/SchemeEditor.ts';
import { schemeName } from './zh-HK/schemeName.ts';
import { searchField } from './zh-HK/SearchField.ts';
import { sharedProblem } from './zh-HK/sharedProblems.ts';
import { shortOrganisationNature } from './zh-HK/shortOrganisationNature.ts';
import { skeleton } from './zh-HK/Skeleton.ts';
import { specialVehicle } from './zh-HK/specialVehicle.ts';
import { spinner } from './zh-HK/Spinner.ts';
import { stepper } from './zh-HK/Stepper.ts';
import { subjectProblem } from './zh-HK/subjectProblems.ts';
import { surrender } from './zh-HK/surrender.ts';
import { toast } from './zh-HK/Toast.ts';
import { truckSize } from './zh-HK/truckSize.ts';
import { useAttribute } from './zh-HK/useAttribute.ts';
import { vehicleFields, vehicleDetailsByKind, vehicleSentences } from './zh-HK/vehicle.ts';
import { vehicleDetail } from './zh-HK/vehicleDetail.ts';
import { vehicleKind } from './zh-HK/vehicleKind.ts';
import { vehicleList } from './zh-HK/VehicleList.ts';
import { venueFields, venueSentences } from './zh-HK/venue.ts';

/**
 * The texts of all components and widgets for Hong Kong, in traditional characters and with the terms of its insurers:
 * `<TuanbaoProvider locale="zh-HK" messages={zhHK}>`.
 */
export const zhHK: readonly ReplacedMessages[] = [
  breadcrumbs,
  cascader,
  checkboxGroup,
  comboBox,
  commandPalette,
  dataGrid,
  dateField,
  dateRangeField,
  dialog,
  documentViewer,
  drawer,
  errorSummary,
  fileDrop,
  fileUpload,
  imagePreview,
  keyboardSheet,
  link,
  notice,
  numberField,
  pagination,
  passwordField,
  searchField,
  skeleton,
  spinner,
  stepper,
  toast,
  applicantProblem,
  draftProblem,
  endorsement,
  endorsementProblem,
  codedOrganisationNature,
  companyCategory,
  constructionQualification,
  groupIdType,
  labourType,
  operatorRelation,
  organisationNature,
  projectType,
  rewardType,
  shortOrganisationNature,
  specialVehicle,
  truckSize,
  useAttribute,
  vehicleKind,
  vehicleList,
  fleet,
  insuredPersons,
  fieldRule,
  invoice,
  orderMaterial,
  orderStatus,
  personWordsTexts,
  priceChange,
  productLine,
  productTermWordsTexts,
  quotation,
  reconcile,
  rosterProblem,
  schemeName,
  constructionFields,
  constructionSentences,
  houseFields,
  houseSentences,
  poolFields,
  poolSentences,
  sharedProblem,
  vehicleFields,
  vehicleDetailsByKind,
  vehicleSentences,
  venueFields,
  venueSentences,
  surrender,
  applicantForm,
  bankPicker,
  clauseDocuments,
  coInsurers,
  constructionForm,
  coverTable,
  coveredPersons,
  earnedRewards,
  endorsementPersons,
  endorsementPremium,
  endorsementProcess,
  endorsementStatusTag,
  endorsementStepper,
  exclusionList,
  formParts,
  houseForm,
  industryPicker,
  invoiceForm,
  loginDialog,
  materialsUpload,
  occupationPicker,
  occupationResolver,
  occupationTable,
  orderTimeline,
  payWait,
  personCorrections,
  personTable,
  planComparison,
  premiumBar,
  premiumReceipt,
  productCard,
  productComparison,
  productFilter,
  quotationShare,
  rateCard,
  regionCascader,
  rosterImport,
  rosterReconcile,
  schemeEditor,
  vehicleDetail,
  subjectProblem,
];
