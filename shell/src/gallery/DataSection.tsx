import { useState } from 'react';
import { Badge, Money, Skeleton } from '@mosaico/shared/ui';
import { Avatar } from '@mosaico/shared/ui/avatar';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { Specimen, State } from './Specimen.tsx';

const LONG = 'Maria Aparecida dos Santos Albuquerque de Oliveira Cavalcanti';
const ignore = () => undefined;
const PAGES = {
  items: ['Pix of the first page'],
  isPending: false,
  hasFailed: false,
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
  loadMore: ignore,
  retry: ignore,
};
const rows = (titles: readonly string[]) => (
  <List>
    {titles.map((title) => (
      <ListRow key={title} title={title} />
    ))}
  </List>
);

/** Lists in all their states. */
export function DataSection() {
  const [isLoading, setLoading] = useState(false);
  const loadMore = () => setLoading(true);
  return (
    <>
      <Specimen name="List" from="ui/list" use="Rows in one raised surface.">
        <State name="Two rows">
          <List label="Deposits">
            <ListRow title="Pix" detail="21/11/2026 09:41" value={<Money amountCentavos={5000} />} />
            <ListRow title="Pix" detail="20/11/2026 22:10" value={<Money amountCentavos={10_000} />} />
          </List>
        </State>
      </Specimen>
      <Specimen
        name="ListRow"
        from="ui/list"
        use="Picture, two lines, value. A link or a button when it leads somewhere: lit under the pointer, with a ring inside when focused."
      >
        <State name="Plain, link, button, with a picture, long text">
          <List label="Rows">
            <ListRow
              icon="pix"
              title="Deposit"
              detail="A7K2-M9QX"
              value={<Money amountCentavos={5000} isSigned />}
              valueDetail={<Badge tone="success">Paid</Badge>}
            />
            <ListRow icon="history" title="History" href="#data" />
            <ListRow icon="lock" title="Change the password" onClick={ignore} />
            <ListRow leading={<Avatar photo="f2" size={42} />} title={LONG} detail={LONG} value="VIP 3" />
          </List>
        </State>
      </Specimen>
      <Specimen
        name="PagedList"
        from="ui/list"
        use="A list that comes in pages. Loads the next page when its end nears the screen. Says when there is no more."
      >
        <State name="Rows with a next page that failed">
          <PagedList
            pages={{ ...PAGES, hasMore: true, isLoadingMore: isLoading, hasMoreFailed: true, loadMore }}
            skeleton={null}
          >
            {rows}
          </PagedList>
        </State>
        <State name="No more">
          <PagedList pages={PAGES} skeleton={null}>
            {rows}
          </PagedList>
        </State>
        <State name="Loading">
          <PagedList pages={{ ...PAGES, isPending: true }} skeleton={<Skeleton shape="list" isPart />}>
            {rows}
          </PagedList>
        </State>
        <State name="Failed">
          <PagedList pages={{ ...PAGES, hasFailed: true }} skeleton={null}>
            {rows}
          </PagedList>
        </State>
        <State name="Empty">
          <PagedList pages={{ ...PAGES, items: [] }} skeleton={null}>
            {rows}
          </PagedList>
        </State>
      </Specimen>
    </>
  );
}
