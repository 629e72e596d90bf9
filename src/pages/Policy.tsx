import { Fragment } from "react";
import { site } from "../content/site.ts";
import { PageIntro, Prose } from "../ui/Prose.tsx";

/** A paragraph, a list, or numbered steps, whose texts are for `renderMarkup`. */
type Block = string | readonly string[] | { readonly steps: readonly string[] };

/** A page of sections under their headings. An address can name a section: `#data-security`. */
export function Policy({
  title,
  about,
  sections,
}: {
  title: string;
  about: string;
  sections: Readonly<Record<string, readonly Block[]>>;
}) {
  return (
    <>
      <PageIntro title={title}>{about}</PageIntro>
      <Prose>
        <p>Last updated {site.policiesUpdated}</p>
        {Object.entries(sections).map(([heading, blocks]) => (
          <Fragment key={heading}>
            <h2 id={heading.toLowerCase().replaceAll(" ", "-")}>{heading}</h2>
            {blocks.map(elementOf)}
          </Fragment>
        ))}
      </Prose>
    </>
  );
}

function elementOf(block: Block, index: number) {
  if (typeof block === "string") return <p key={index}>{renderMarkup(block)}</p>;
  if ("steps" in block) return <ol key={index}>{block.steps.map(itemOf)}</ol>;
  return <ul key={index}>{block.map(itemOf)}</ul>;
}

function itemOf(text: string) {
  return <li key={text}>{renderMarkup(text)}</li>;
}

/** Renders a text with `code`, **emphasis** and [links](/address). */
export function renderMarkup(text: string) {
  return text.split(/(`.+?`|\*\*.+?\*\*|\[.+?\]\(.+?\))/).map((part) => {
    const [, label, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (address) {
      return (
        <a key={part} href={address}>
          {label}
        </a>
      );
    }
    if (part.startsWith("`")) return <code key={part}>{part.slice(1, -1)}</code>;
    if (part.startsWith("**")) return <strong key={part}>{part.slice(2, -2)}</strong>;
    return part;
  });
}
