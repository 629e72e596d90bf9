import { site } from "../content/site.ts";

/** Prerendered in every page and never hydrated; its styles are in prerendered.css. */
export function Footer() {
  return (
    <footer className="footer not-printed">
      <div className="columns page-width">
        <div className="about">
          <p className="name">{site.name}</p>
          <p>
            A free typing speed test. All calculations run in your browser, and nothing you type is
            sent or stored.
          </p>
        </div>
        <FooterLinks
          title="Quick Links"
          links={[
            { href: "/about", label: "About" },
            { href: "/privacy-policy", label: "Privacy Policy" },
            { href: "/terms", label: "Terms & Conditions" },
          ]}
        />
        <FooterLinks
          title="Legal & Support"
          links={[
            { href: "/contact", label: "Contact" },
            { href: "/disclaimer", label: "Disclaimer" },
            { href: "/faq", label: "FAQ" },
          ]}
        />
      </div>
      <div className="imprint page-width">
        <p>{`© ${site.copyrightYear} ${site.name}`}</p>
        <p>Made with love for everyone who types</p>
      </div>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
