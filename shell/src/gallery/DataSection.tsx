import { useState } from 'react';
import { Badge, Money } from '@mosaico/shared/ui';
import { Avatar } from '@mosaico/shared/ui/avatar';
import { List, ListEnd, ListRow } from '@mosaico/shared/ui/list';
import { Specimen, State } from './Specimen.tsx';

const LONG = 'Maria Aparecida dos Santos Albuquerque de Oliveira Cavalcanti';
const ignore = () => undefined;

/** Many of the same. */
export function DataSection() {
  const [isLoading, setLoading] = useState(false);
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
        name="ListEnd"
        from="ui/list"
        use="Loads the next page when it nears the screen. Says when there is no more."
      >
        <State name="More to come, loading, failed, no more">
          <ListEnd hasMore={!isLoading} isLoading={isLoading} hasFailed onMore={() => setLoading(true)} />
          <ListEnd hasMore isLoading onMore={ignore} />
          <ListEnd hasMore={false} isLoading={false} onMore={ignore} />
        </State>
      </Specimen>
    </>
  );
}
