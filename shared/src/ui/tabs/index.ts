/** Tabs with their panel; bundled by the area that shows them. */
export { Tabs, type Tab, type TabsProps } from './Tabs.tsx';
