export { type ComparisonRow, ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';
export { PlanComparison, type PlanComparisonProps } from './PlanComparison.tsx';
