import type { List, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { openInNewWindow } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { isOwnPath } from '@mosaico/shared/rules';
import { Icon, tokens, VisuallyHidden } from '@mosaico/shared/ui';

interface RichTextProps {
  /** Markdown. */
  readonly text: string;
}

/**
 * An announcement with paragraphs, headings, bold, italics, lists and links. The library reads Markdown into a tree, and each part of it becomes
 * a React element here: no HTML is ever made of it. What announcements do not have, such as HTML or pictures, shows the text that it holds. Source: G56.
 */
export function RichText({ text }: RichTextProps) {
  return <div css={layout}>{partsOf(fromMarkdown(text))}</div>;
}

function partsOf(node: Nodes): ReactNode {
  if (!('children' in node)) return 'value' in node ? node.value : null;
  return node.children.map((child, index) => <Fragment key={index}>{part(child)}</Fragment>);
}

function part(node: Nodes): ReactNode {
  if (node.type === 'paragraph') return <p>{partsOf(node)}</p>;
  if (node.type === 'heading') return <h3 css={heading}>{partsOf(node)}</h3>;
  if (node.type === 'strong') return <strong css={strong}>{partsOf(node)}</strong>;
  if (node.type === 'emphasis') return <em>{partsOf(node)}</em>;
  if (node.type === 'break') return <br />;
  if (node.type === 'thematicBreak') return <hr css={rule} />;
  if (node.type === 'list') return <ItemList node={node} />;
  if (node.type === 'link') return <TextLink url={node.url}>{partsOf(node)}</TextLink>;
  return partsOf(node);
}

function ItemList({ node: { ordered, start, children } }: { readonly node: List }) {
  const items = children.map((item, index) => (
    <li key={index}>
      {item.children.map((child, place) => (
        <Fragment key={place}>{ofItem(child)}</Fragment>
      ))}
    </li>
  ));
  if (!ordered) return <ul css={list}>{items}</ul>;
  return (
    <ol start={start ?? 1} css={[list, inOrder]}>
      {items}
    </ol>
  );
}

/** A short list has its words without paragraphs around them. */
function ofItem(node: Nodes): ReactNode {
  return node.type === 'paragraph' ? partsOf(node) : part(node);
}

function TextLink({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  if (isOwnPath(url))
    return (
      <Link to={url} css={link}>
        {children}
      </Link>
    );
  if (URL.parse(url)?.protocol !== 'https:') return children;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      css={link}
      onClick={(event) => {
        event.preventDefault();
        openInNewWindow(url);
      }}
    >
      {children} <Icon name="external" size={14} />
      <VisuallyHidden> {t('information.support.newWindow')}</VisuallyHidden>
    </a>
  );
}

const layout = { display: 'grid', gap: tokens.space[3] } as const;
const heading = { fontSize: tokens.font.size.body, color: tokens.color.text } as const;
const strong = { color: tokens.color.text, fontWeight: tokens.font.weight.bold } as const;
const list = {
  display: 'grid',
  gap: tokens.space[1],
  margin: 0,
  paddingLeft: tokens.space[5],
  listStyle: 'disc',
} as const;
const inOrder = { listStyle: 'decimal' } as const;
const rule = { width: '100%', border: 0, borderTop: `1px solid ${tokens.color.hairline}` } as const;
const link = {
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;
