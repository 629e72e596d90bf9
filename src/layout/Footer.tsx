import { site } from "../content/site.ts";

const columns = {
  "Quick Links": {
    "/about": "About",
    "/privacy-policy": "Privacy Policy",
    "/terms": "Terms & Conditions",
  },
  "Legal & Support": { "/contact": "Contact", "/disclaimer": "Disclaimer", "/faq": "FAQ" },
};

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
        {Object.entries(columns).map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {Object.entries(links).map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="imprint page-width">
        <p>{`© ${site.copyrightYear} ${site.name}`}</p>
        <p>Made with love for everyone who types</p>
      </div>
    </footer>
  );
}
